/** Draws a shield with a star, in the colour of a shirt. */
export function Crest({ color }: { color: string }) {
  return (
    <svg className="crest" viewBox="0 0 40 46" width="40" height="46" aria-hidden="true">
      <path
        d="M3 3H37V23C37 33 29 40 20 44 11 40 3 33 3 23Z"
        fill={color}
        stroke="#101417"
        strokeOpacity=".45"
        strokeWidth="2"
      />
      <path d="M3 23C3 33 11 40 20 44V3H3Z" fill="#fff" opacity=".2" />
      <path
        d="M20 12l2.6 5.6 6.1.7-4.5 4.2 1.2 6L20 25.5l-5.4 3 1.2-6-4.5-4.2 6.1-.7Z"
        fill="#fff"
        stroke="#101417"
        strokeOpacity=".35"
      />
    </svg>
  );
}
