import { useId } from 'react';
import { CupGold, CupShape } from './objects/cup-shape.tsx';

const CONFETTI = [
  [90, 70, 'var(--orange)'],
  [180, 150, '#f0bc4e'],
  [260, 46, '#40c456'],
  [330, 190, 'var(--orange)'],
  [610, 60, '#f0bc4e'],
  [690, 150, '#40c456'],
  [770, 40, 'var(--orange)'],
  [840, 120, '#f0bc4e'],
  [560, 190, '#40c456'],
  [130, 230, '#40c456'],
  [720, 236, 'var(--orange)'],
  [430, 28, '#f0bc4e'],
] as const;

/** Drawing of a final: the cup on the centre spot, with both halves of the hall behind it. */
export function CupStage() {
  // The gradient's id must be unique per drawing: if drawings shared the gradient of a hidden one,
  // it would be missing in the others.
  const id = useId();
  return (
    <svg viewBox="0 0 900 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <CupGold id={`${id}-gold`} />
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#f0bc4e" stopOpacity=".55" />
          <stop offset="1" stopColor="#f0bc4e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="900" height="460" fill="#0d1215" />
      <g fill="#171f24">
        {[0, 1, 2, 3].map((row) => (
          <path key={row} d={`M0 ${150 + row * 38}H900V${172 + row * 38}H0Z`} />
        ))}
      </g>
      <g fill="#28343b">
        {Array.from({ length: 72 }, (_, i) => (
          <circle
            key={i}
            cx={(i % 18) * 52 + 14 + (i > 35 ? 20 : 0) + ((i * 7) % 13)}
            cy={143 + Math.floor(i / 18) * 38}
            r="11"
          />
        ))}
      </g>
      <path d="M0 460V318H900V460Z" fill="#176431" />
      <path d="M0 318H900V326H0Z" fill="#e9edef" />
      <g fill="none" stroke="#f4fff6" strokeOpacity=".7" strokeWidth="4">
        <path d="M450 330 V460" />
        <ellipse cx="450" cy="412" rx="240" ry="44" />
      </g>
      <g fill="#fff6e4" opacity=".09">
        <path d="M150 0H220L470 420H330Z" />
        <path d="M680 0H750L570 420H430Z" />
      </g>
      <circle cx="450" cy="230" r="230" fill={`url(#${id}-glow)`} />
      <ellipse cx="450" cy="412" rx="86" ry="15" fill="#04140a" opacity=".55" />
      <g transform="translate(250 12)">
        <CupShape gold={`${id}-gold`} />
      </g>
      {CONFETTI.map(([x, y, color]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l12 5-4 11-12-5Z`} fill={color} />
      ))}
    </svg>
  );
}
