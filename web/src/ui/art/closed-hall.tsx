import { BallShape } from './objects/ball-shape.tsx';

/** Drawing of the hall with its lamps off and a ball on the centre spot. */
export function ClosedHall() {
  return (
    <svg viewBox="0 0 440 230" aria-hidden="true">
      <rect width="440" height="230" fill="#141a1f" />
      <path
        d={
          'M0 62H440M60 0V62M160 0V62M280 0V62M380 0V62' +
          'M0 62 60 22 160 62 220 22 280 62 380 22 440 62'
        }
        stroke="#2a353d"
        strokeWidth="3"
        fill="none"
      />
      <path d="M0 230 120 112H320L440 230Z" fill="#174c2a" />
      <path
        d="M52 230 142 116H298L388 230M98 172H342"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3"
        fill="none"
      />
      <ellipse
        cx="220"
        cy="172"
        rx="52"
        ry="15"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3"
      />
      <path d="M196 62H244L300 214H140Z" fill="#fff6e4" opacity=".13" />
      <rect x="190" y="54" width="60" height="9" rx="4" fill="#fff6e4" />
      <ellipse cx="220" cy="193" rx="26" ry="6" fill="#000" opacity=".4" />
      <g transform="translate(220 172)">
        <BallShape radius={22} />
      </g>
    </svg>
  );
}
