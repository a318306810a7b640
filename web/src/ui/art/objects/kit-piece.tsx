export type Piece = 'shirt' | 'shorts' | 'socks' | 'cap';

/** Drawing of a piece of a child's kit, laid flat. */
export function KitPiece({ piece }: { piece: Piece }) {
  const Shape = SHAPES[piece];
  return (
    <svg viewBox="0 0 200 180" aria-hidden="true">
      <ellipse cx="100" cy="164" rx="62" ry="7" fill="#101417" opacity=".1" />
      <Shape />
    </svg>
  );
}

const SHAPES = { shirt: Shirt, shorts: Shorts, socks: Socks, cap: Cap };

function Shirt() {
  return (
    <>
      <path
        d="M76 22 34 44 18 84l28 12 8-16v78h92V80l8 16 28-12-16-40-42-22q-24 20-48 0Z"
        fill="var(--orange)"
      />
      <path d="M76 22q24 20 48 0l9 5q-33 26-66 0Z" fill="#101417" />
      <path d="M18 84l28 12 4-8-29-12ZM182 84l-28 12-4-8 29-12Z" fill="#101417" />
      <path d="M54 104H146V122H54Z" fill="#fff" opacity=".92" />
      <g fill="none" stroke="#fff" strokeWidth="3">
        <rect x="112" y="56" width="24" height="17" rx="3" />
        <path d="M124 56v17" />
      </g>
    </>
  );
}

function Shorts() {
  return (
    <>
      <path d="M48 40H152L170 146 112 156 100 96 88 156 30 146Z" fill="#1a2126" />
      <path d="M48 40H152l3 16H45Z" fill="#2a343b" />
      <path
        d="M88 58q4 16-3 24M112 58q-4 16 3 24"
        stroke="#fff"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M30 146 34 122 92 134 88 156ZM170 146 166 122 108 134 112 156Z"
        fill="var(--orange)"
      />
    </>
  );
}

function Socks() {
  return (
    <>
      <Sock x={0} />
      <Sock x={76} />
    </>
  );
}

function Sock({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M42 24H82V104l26 26q10 12-2 24-8 8-22 2L48 138q-8-4-6-16Z" fill="var(--orange)" />
      <path d="M42 24H82V44H42ZM42 54H82V62H42Z" fill="#fff" />
      <path d="M108 130q10 12-2 24-8 8-22 2l-6-3q18-2 22-31Z" fill="#101417" />
    </g>
  );
}

function Cap() {
  return (
    <>
      <path d="M36 118q-2-78 66-80 62 2 64 68l-4 12Z" fill="var(--orange)" />
      <path
        d="M102 38v78M102 38q-34 20-38 80M102 38q34 18 40 76"
        stroke="#b8380d"
        strokeWidth="3.5"
        fill="none"
      />
      <circle cx="102" cy="37" r="7" fill="#101417" />
      <path d="M100 116q64-16 88 8 8 14-8 18-40-16-108-8-34 4-36-8-2-10 10-11Z" fill="#101417" />
      <rect x="86" y="70" width="32" height="23" rx="4" fill="#fff" />
      <path d="M102 70v23" stroke="var(--orange)" strokeWidth="3.5" />
    </>
  );
}
