const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Blocks between the streets: x, y, width, height, and the number of buildings side by side. */
const BLOCKS = [
  [24, 24, 196, 108, 4],
  [252, 24, 170, 108, 3],
  [24, 196, 116, 96, 2],
  [172, 196, 250, 96, 5],
  [24, 324, 116, 70, 2],
  [172, 324, 250, 70, 4],
  [820, 24, 150, 108, 3],
  [1002, 24, 174, 108, 3],
  [820, 196, 206, 84, 4],
  [1060, 196, 116, 84, 2],
  [820, 312, 150, 82, 3],
  [1002, 312, 174, 82, 3],
  [24, 470, 196, 66, 4],
  [252, 470, 170, 66, 3],
  [480, 470, 250, 66, 4],
] as const;
const TREES = [
  [874, 488],
  [910, 514],
  [952, 486],
  [990, 520],
  [1032, 492],
  [1070, 516],
  [1112, 488],
  [1148, 512],
  [478, 58],
  [500, 96],
  [712, 60],
  [730, 98],
] as const;

/** Sketch of the streets around the football centre, not to scale. */
export function DistrictSketch() {
  return (
    <svg viewBox="0 0 1200 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="1200" height="560" fill="#ebe5db" />
      <path d="M820 440H1210V570H780Q830 500 820 440Z" fill="#cfe3c8" />
      <path d="M1080 570q-40-50 0-70t130 6V570Z" fill="#bfd9e6" />
      <rect x="480" y="24" width="284" height="108" rx="8" fill="#d5e6cf" />
      <path d="M480 78H764M622 24V132" stroke="#ebe5db" strokeWidth="9" />
      {BLOCKS.map(([x, y, width, height, houses]) => (
        <Block key={`${x} ${y}`} x={x} y={y} width={width} height={height} houses={houses} />
      ))}
      <Streets />
      <Centre />
      <g>
        {TREES.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="13" fill="#8fbf84" />
            <circle cx={x - 3} cy={y - 4} r="8" fill="#a5cf99" />
          </g>
        ))}
      </g>
    </svg>
  );
}

function Block({
  x,
  y,
  width,
  height,
  houses,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  houses: number;
}) {
  const each = (width - 20) / houses;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="8" fill="#f7f3ed" />
      {range(houses).map((i) => {
        const deep = height - 26 - ((i * 13 + x) % 4) * 7;
        return (
          <rect
            key={i}
            x={Math.round(x + 10 + i * each + 3)}
            y={y + (i % 2 ? height - deep - 10 : 10)}
            width={Math.round(each - 6)}
            height={deep}
            rx="3"
            fill={(i + y) % 3 ? '#e0d8cc' : '#e8d5c4'}
          />
        );
      })}
    </g>
  );
}

function Streets() {
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke="#fff">
        <path d="M-20 164H1220M-20 432H760L1220 410" strokeWidth="34" />
        <path d="M452-20V580M790-20V440" strokeWidth="26" />
        <path
          d={
            'M156 164V432M236-20V164M236 450V580M986-20V164M1042 164V300M986 300V420' +
            'M790 296H1220M-20 308H452'
          }
          strokeWidth="15"
        />
      </g>
      <path d="M-20 164H1220" stroke="#e8b84a" strokeWidth="3.5" strokeDasharray="16 13" />
      <g stroke="#9aa3a8">
        <path d="M-20 426H760L1220 404M-20 438H760L1220 416" strokeWidth="2.5" />
      </g>
      <circle cx="790" cy="164" r="42" fill="#fff" />
      <circle cx="790" cy="164" r="19" fill="#cfe3c8" />
      <g stroke="#fff" strokeWidth="4" strokeLinecap="butt">
        {[0, 1, 2, 3].map((i) => (
          <path key={i} d={`M${560 + i * 12} 150v28`} strokeWidth="6" />
        ))}
      </g>
    </g>
  );
}

/** Draws the hall of the football centre with its pitches and forecourt, and the map pin. */
function Centre() {
  return (
    <g>
      <rect x="474" y="196" width="294" height="208" rx="10" fill="#dcd5c9" />
      <path d="M620 196V150" stroke="#dcd5c9" strokeWidth="30" />
      <rect x="492" y="212" width="258" height="150" rx="8" fill="#a9b3b8" />
      {range(3).map((i) => (
        <g key={i} transform={`translate(${503 + i * 82} 222)`}>
          <rect width="72" height="130" rx="4" fill="#1f7a3d" />
          <path d="M0 32.5H72M0 97.5H72" stroke="#2a934c" strokeWidth="32" opacity=".6" />
          <g fill="none" stroke="#fff" strokeWidth="2">
            <rect x="5" y="5" width="62" height="120" rx="3" />
            <path d="M5 65H67M23 5v13h26V5M23 125v-13h26v13" />
            <circle cx="36" cy="65" r="11" />
          </g>
        </g>
      ))}
      <g stroke="#fff" strokeWidth="3">
        {range(12).map((i) => (
          <path key={i} d={`M${496 + i * 23} 374v22`} />
        ))}
      </g>
      <g>
        {[500, 546, 661].map((x, i) => (
          <rect
            key={x}
            x={x}
            y="377"
            width="14"
            height="18"
            rx="4"
            fill={['var(--orange)', '#1f5f99', '#101417'][i]}
          />
        ))}
      </g>
      <ellipse cx="600" cy="258" rx="30" ry="8" fill="#101417" opacity=".35" />
      <path
        d="M600 256c-36-46-53-70-53-99a53 53 0 0 1 106 0c0 29-17 53-53 99Z"
        fill="var(--orange)"
        stroke="#fff"
        strokeWidth="5"
      />
      <circle cx="600" cy="157" r="21" fill="#fff" />
    </g>
  );
}
