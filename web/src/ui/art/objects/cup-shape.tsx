/** Gradient of the cup, to be placed in the `defs` of a drawing. */
export function CupGold({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#b9842a" />
      <stop offset=".35" stopColor="#ffe5a3" />
      <stop offset=".6" stopColor="#f0bc4e" />
      <stop offset="1" stopColor="#8f6113" />
    </linearGradient>
  );
}

/** Draws a cup on its base: 200 units wide, 290 units high, with its foot at (200, 400). */
export function CupShape({ gold }: { gold: string }) {
  return (
    <>
      <g fill="none" stroke={`url(#${gold})`} strokeWidth="15">
        <path d="M132 138C66 128 70 220 150 232" />
        <path d="M268 138C334 128 330 220 250 232" />
      </g>
      <path
        d="M122 112H278C278 214 256 268 214 282V336H186V282C144 268 122 214 122 112Z"
        fill={`url(#${gold})`}
      />
      <path d="M122 112H278V128H122Z" fill="#fff3cf" opacity=".75" />
      <path d="M152 336H248L256 366H144Z" fill={`url(#${gold})`} />
      <path d="M136 366H264V400H136Z" fill="#101417" stroke="#f0bc4e" strokeWidth="2" />
      <path
        d="M200 158l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3Z"
        fill="#101417"
        opacity=".8"
      />
    </>
  );
}
