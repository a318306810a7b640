const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const BIBS = ['var(--orange)', '#f0bc4e', '#40c456', 'var(--orange)', '#8fc3ea'];

/** Drawing of the reception counter: lamps, a telephone, bibs on their hooks. */
export function ReceptionDesk() {
  return (
    <svg viewBox="0 0 760 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="760" height="420" fill="#1d262c" />
      <path d="M0 0H760V250H0Z" fill="#243038" />
      {range(16).map((i) => (
        <path key={i} d={`M${i * 50} 0V250`} stroke="#2b3942" strokeWidth="2" />
      ))}
      <rect y="250" width="760" height="170" fill="#12181c" />
      <Bibs />
      <Clock />
      <Counter />
      <Plant />
      {[210, 380, 550].map((x) => (
        <Pendant key={x} x={x} />
      ))}
    </svg>
  );
}

function Bibs() {
  return (
    <g>
      <path d="M52 92H256" stroke="#8f5f32" strokeWidth="9" strokeLinecap="round" />
      {BIBS.map((color, i) => {
        const x = 72 + i * 41;
        return (
          <g key={i}>
            <path
              d={`M${x - 15} 102q5 12 0 24l-1 50h32l-1-50q-5-12 0-24l-8-3q-7 10-14 0Z`}
              fill={color}
            />
            <circle cx={x} cy="96" r="4" fill="#e9edef" />
          </g>
        );
      })}
    </g>
  );
}

function Clock() {
  return (
    <g transform="translate(640 92)">
      <circle r="42" fill="#f4f6f6" />
      <circle r="42" fill="none" stroke="var(--orange)" strokeWidth="7" />
      <path
        d="M0-30V-24M0 30V24M-30 0H-24M30 0H24"
        stroke="#545f68"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 0V15M0 0V-23" stroke="#101417" strokeWidth="5" strokeLinecap="round" />
      <circle r="4" fill="#101417" />
    </g>
  );
}

function Counter() {
  return (
    <g>
      <path d="M132 262H650L672 420H110Z" fill="var(--orange)" />
      <path d="M120 244H662a9 9 0 0 1 0 24H120a9 9 0 0 1 0-24Z" fill="#c98f55" />
      <path d="M112 268H670" stroke="#8f5f32" strokeWidth="5" />
      <g fill="none" stroke="#fff" strokeWidth="4" opacity=".9">
        <rect x="312" y="304" width="160" height="88" rx="8" />
        <path d="M392 304v88M312 328h19v40h-19M472 328h-19v40h19" />
        <circle cx="392" cy="348" r="17" />
      </g>
      <Screen />
      <g transform="translate(256 214)">
        <path d="M-34 30q0-22 18-24h32q18 2 18 24Z" fill="#e9edef" />
        <path
          d="M-40 2q0-18 40-18t40 18q0 8-8 8h-8q-6 0-6-8-18-4-36 0 0 8-6 8h-8q-8 0-8-8Z"
          fill="#c9d1d6"
        />
        <circle cy="19" r="7" fill="#101417" />
      </g>
      <path d="M556 244q0-20 20-20t20 20Z" fill="#f0bc4e" />
      <path d="M576 224v-6M550 244h52" stroke="#f0bc4e" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

function Screen() {
  return (
    <g>
      <path d="M424 244l4-20h22l4 20Z" fill="#2a353d" />
      <rect x="382" y="150" width="116" height="78" rx="8" fill="#101417" />
      <rect x="390" y="158" width="100" height="62" rx="3" fill="#14572c" />
      <g fill="#40c456">
        {range(12).map((i) => (
          <rect
            key={i}
            x={396 + (i % 4) * 23}
            y={164 + Math.floor(i / 4) * 18}
            width="18"
            height="13"
            rx="2.5"
            opacity={[1, 4, 6, 11].includes(i) ? 0.3 : 0.95}
          />
        ))}
      </g>
    </g>
  );
}

function Plant() {
  return (
    <g>
      <path d="M36 420 28 344H92L84 420Z" fill="#c98f55" />
      <g fill="#2a934c">
        <path d="M60 346q-44-20-44-84 40 18 44 84ZM60 346q44-20 46-92-42 22-46 92Z" />
        <path d="M60 346q-18-46 2-112 20 60-2 112Z" fill="#34a85a" />
      </g>
    </g>
  );
}

function Pendant({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x - 20} 66L${x - 96} 246H${x + 96}L${x + 20} 66Z`} fill="#fff1d6" opacity=".1" />
      <path d={`M${x} 0V42`} stroke="#101417" strokeWidth="4" />
      <path d={`M${x - 30} 68q4-28 30-28t30 28Z`} fill="#101417" />
      <ellipse cx={x} cy="68" rx="25" ry="5" fill="#fff6dc" />
    </g>
  );
}
