import { BallShape } from './objects/ball-shape.tsx';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Drawing of a corner of the turf with boards and netting. */
export function PitchCorner() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="240" fill="#10171b" />
      <path d="M70 20 20 0H130ZM250 18 200 0H300Z" fill="#fffaf0" />
      <path d="M70 20-40 240H180ZM250 18 150 240H350Z" fill="#fff6e4" opacity=".13" />
      <g stroke="#dfe7ea" strokeOpacity=".28" strokeWidth="1.5">
        {range(11).map((i) => (
          <path key={i} d={`M${i * 40} 16V128`} />
        ))}
        {range(5).map((i) => (
          <path key={i} d={`M0 ${24 + i * 22}H400`} />
        ))}
      </g>
      <path d="M0 104H400V132H0Z" fill="#e6eaec" />
      <path d="M0 104H400V113H0Z" fill="var(--orange)" />
      <path d="M0 132H400V240H0Z" fill="#218c46" />
      <path d="M0 132H400V150H0ZM0 178H400V212H0Z" fill="#1c7a3b" />
      <path
        d="M0 144H322L420 240"
        fill="none"
        stroke="#f4fff6"
        strokeOpacity=".85"
        strokeWidth="4"
      />
      <path
        d="M262 144q10 34 84 24"
        fill="none"
        stroke="#f4fff6"
        strokeOpacity=".85"
        strokeWidth="4"
      />
      <path d="M322 146V72" stroke="#f0bc4e" strokeWidth="5" strokeLinecap="round" />
      <path d="M322 74q20-8 26 6 10 6 22 2l-6 26q-18 4-24-4-8-6-18-2Z" fill="var(--orange)" />
      <ellipse cx="150" cy="208" rx="36" ry="7" fill="#04140a" opacity=".4" />
      <g transform="translate(146 180)">
        <BallShape radius={28} />
      </g>
    </svg>
  );
}
