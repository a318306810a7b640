import { BallShape } from './ball-shape.tsx';

const FLAGS = [
  'var(--orange)',
  '#f0bc4e',
  '#40c456',
  '#8fc3ea',
  'var(--orange)',
  '#f0bc4e',
  '#40c456',
  '#8fc3ea',
  'var(--orange)',
];

/** Drawing of a fan of tickets under bunting. */
export function TicketFan() {
  return (
    <svg viewBox="0 0 760 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="760" height="420" fill="#14572c" />
      {[0, 2, 4, 6].map((i) => (
        <path
          key={i}
          d={`M${i * 110 - 30} 0H${i * 110 + 80}L${i * 110 + 20} 420H${i * 110 - 90}Z`}
          fill="#1a6a37"
        />
      ))}
      <circle
        cx="400"
        cy="430"
        r="170"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="6"
      />
      <path d="M-10 320H770" stroke="#fff" strokeOpacity=".35" strokeWidth="6" />
      <Bunting />
      <g transform="translate(400 336)">
        <Ticket angle={-24} color="#8fc3ea" />
        <Ticket angle={-3} color="#f0bc4e" />
        <Ticket angle={19} color="var(--orange)" />
      </g>
      <g transform="translate(190 330)">
        <BallShape radius={40} />
      </g>
    </svg>
  );
}

function Bunting() {
  return (
    <g>
      <path d="M-10 26Q190 106 390 56T770 30" fill="none" stroke="#fff6e4" strokeWidth="4" />
      {FLAGS.map((color, i) => {
        const x = 24 + i * 84;
        const y = [38, 58, 70, 70, 62, 51, 44, 41, 38][i] ?? 40;
        return (
          <path
            key={x}
            d={`M${x - 20} ${y - 2}L${x + 20} ${y + 2}L${x - 1} ${y + 44}Z`}
            fill={color}
          />
        );
      })}
    </g>
  );
}

function Ticket({ angle, color }: { angle: number; color: string }) {
  return (
    <g transform={`rotate(${angle})`}>
      <path
        d={
          'M-66-250H66a12 12 0 0 1 12 12v142a14 14 0 0 0 0 28V4a12 12 0 0 1-12 12H-66' +
          'A12 12 0 0 1-78 4v-72a14 14 0 0 0 0-28v-142a12 12 0 0 1 12-12Z'
        }
        fill={color}
      />
      <path
        d="M-60-82H60"
        stroke="#101417"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#101417" strokeWidth="5">
        <rect x="-48" y="-222" width="96" height="62" rx="6" />
        <path d="M0-222v62M-48-204h13v26h-13M48-204H35v26h13" />
        <circle cy="-191" r="12" />
      </g>
      <path
        d="M-48-134H48M-48-114H8M-48-52H20M-48-32H-8"
        stroke="#101417"
        strokeOpacity=".75"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </g>
  );
}
