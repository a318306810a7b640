/** Draws a ball of pentagons, lit from above and centred at the origin. */
export function BallShape({ radius }: { radius: number }) {
  return (
    <g transform={`scale(${radius / 30})`}>
      <circle r="30" fill="#fdfdfb" />
      <path d="M0-11 10.5-3.4 6.5 9-6.5 9-10.5-3.4Z" fill="#101417" />
      <path
        d="M0-11V-22M10.5-3.4 21-7M6.5 9 13 18M-6.5 9-13 18M-10.5-3.4-21-7"
        stroke="#101417"
        strokeWidth="2.4"
        fill="none"
      />
      <path
        d={
          'M-7-29 0-22 7-29ZM21-7 27.5-12 29.5-4.5ZM13 18 10 27.8 20.5 21.5Z' +
          'M-13 18-10 27.8-20.5 21.5ZM-21-7-27.5-12-29.5-4.5Z'
        }
        fill="#101417"
      />
      <path d="M-29.8-2a30 30 0 0 0 59.6 0 31 24 0 0 1-59.6 0Z" fill="#0b1a2a" opacity=".22" />
    </g>
  );
}
