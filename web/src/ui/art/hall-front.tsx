import { BallShape } from './objects/ball-shape.tsx';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const STARS = [
  [40, 38],
  [112, 84],
  [176, 30],
  [250, 60],
  [332, 26],
  [420, 54],
  [505, 22],
  [588, 70],
  [668, 34],
  [728, 88],
  [62, 132],
  [300, 104],
] as const;

/**
 * Drawing of the football centre at night, seen from its forecourt: lit windows and a ball by the
 * entrance.
 */
export function HallFront() {
  return (
    <svg viewBox="0 0 760 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Paints />
      <rect width="760" height="420" fill="url(#front-sky)" />
      <g fill="#fff">
        {STARS.map(([x, y], i) => (
          <circle key={x} cx={x} cy={y} r={i % 3 ? 1.3 : 2} opacity={i % 2 ? 0.5 : 0.85} />
        ))}
      </g>
      <path d="M648 66a24 24 0 1 0 26 34 20 20 0 0 1-26-34Z" fill="#fff6e4" />
      <Hall />
      <rect y="338" width="760" height="82" fill="#1b2227" />
      <path d="M224 338 120 420H640L536 338Z" fill="url(#front-spill)" />
      <path
        d="M0 372H760"
        stroke="#f0bc4e"
        strokeOpacity=".55"
        strokeWidth="4"
        strokeDasharray="46 34"
      />
      <Palm x={84} height={190} />
      <Palm x={690} height={150} />
      <Lamp x={170} />
      <Lamp x={600} />
      <ellipse cx="330" cy="392" rx="22" ry="4.5" fill="#000" opacity=".45" />
      <g transform="translate(326 376)">
        <BallShape radius={16} />
      </g>
    </svg>
  );
}

function Paints() {
  return (
    <defs>
      <linearGradient id="front-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0b1018" />
        <stop offset=".62" stopColor="#2a2a3d" />
        <stop offset=".82" stopColor="#7c3a2c" />
      </linearGradient>
      <linearGradient id="front-spill" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffe9c2" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffe9c2" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

/** Draws a vaulted roof over a glazed front, with the turf visible behind it. */
function Hall() {
  return (
    <g>
      <path d="M128 338V196Q380 76 632 196V338Z" fill="#222c33" />
      <path d="M160 338V214Q380 118 600 214V338Z" fill="#fff1d6" />
      <path d="M160 300H600V338H160Z" fill="#2a934c" />
      <path d="M160 288H600V302H160Z" fill="#f4f6f6" />
      <path d="M296 302V262H464V302" fill="none" stroke="#fff" strokeWidth="5" />
      <path
        d="M296 275H464M296 288H464M324 262V302M352 262V302M380 262V302M408 262V302M436 262V302"
        stroke="#c9cfd2"
        strokeWidth="1.5"
      />
      <g stroke="#222c33" strokeWidth="6">
        {range(8).map((i) => (
          <path key={i} d={`M${215 + i * 47} 168V338`} />
        ))}
        <path d="M150 236H610" />
      </g>
      <path d="M128 222V196Q380 76 632 196V222L600 214Q380 118 160 214Z" fill="#222c33" />
      <path
        d="M116 204Q380 66 644 204"
        fill="none"
        stroke="var(--orange)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <rect x="312" y="152" width="136" height="58" rx="12" fill="var(--orange)" />
      <g fill="none" stroke="#fff" strokeWidth="4">
        <rect x="342" y="163" width="76" height="36" rx="4" />
        <path d="M380 163v36M342 173h9v16h-9M418 173h-9v16h9" />
        <circle cx="380" cy="181" r="7.5" />
      </g>
      <path d="M338 338V256H422V338Z" fill="#182026" />
      <path d="M344 338V262H377V338ZM383 338V262H416V338Z" fill="#ffe2ad" />
      <path d="M371 300v14M389 300v14" stroke="#182026" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Palm({ x, height }: { x: number; height: number }) {
  const top = 346 - height;
  return (
    <g fill="none" stroke="#0c1512" strokeLinecap="round">
      <path d={`M${x} 350Q${x + 8} ${top + height / 2} ${x + 3} ${top}`} strokeWidth="9" />
      <g strokeWidth="6.5">
        {[
          [-62, 22],
          [-50, -14],
          [-22, -40],
          [26, -40],
          [54, -12],
          [62, 24],
        ].map(([dx = 0, dy = 0]) => (
          <path
            key={dx}
            d={`M${x + 3} ${top}Q${x + 3 + dx * 0.55} ${top - 26} ${x + 3 + dx} ${top + dy + 14}`}
          />
        ))}
      </g>
    </g>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <g>
      <path
        d={`M${x - 9} 250L${x - 54} 352H${x + 54}L${x + 9} 250Z`}
        fill="#ffe9c2"
        opacity=".16"
      />
      <path d={`M${x} 352V240`} stroke="#0f1519" strokeWidth="6" />
      <path d={`M${x - 18} 250a18 16 0 0 1 36 0Z`} fill="#0f1519" />
      <rect x={x - 13} y="249" width="26" height="5" rx="2.5" fill="#fff6dc" />
    </g>
  );
}
