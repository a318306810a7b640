import { useId } from 'react';
import { CupGold, CupShape } from './cup-shape.tsx';

/** Drawing of a cup on the turf under the lamps; it is the default poster. */
export function Cup() {
  // The gradient's id must be unique per drawing: if drawings shared the gradient of a hidden one,
  // it would be missing in the others.
  const id = useId();
  return (
    <svg
      className="cup"
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-night`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0f12" />
          <stop offset="1" stopColor="#1d262c" />
        </linearGradient>
        <CupGold id={`${id}-gold`} />
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#f0bc4e" stopOpacity=".5" />
          <stop offset="1" stopColor="#f0bc4e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="500" fill={`url(#${id}-night)`} />
      <path d="M60 0H110L250 400H40ZM290 0H340L360 400H150Z" fill="#fff6e4" opacity=".07" />
      <path d="M0 500V392L400 392V500Z" fill="#176431" />
      <path d="M0 392H400" stroke="#f4fff6" strokeOpacity=".8" strokeWidth="4" />
      <path d="M200 392V500" stroke="#f4fff6" strokeOpacity=".5" strokeWidth="3" />
      <ellipse
        cx="200"
        cy="392"
        rx="120"
        ry="30"
        fill="none"
        stroke="#f4fff6"
        strokeOpacity=".5"
        strokeWidth="3"
      />
      <circle cx="200" cy="210" r="190" fill={`url(#${id}-glow)`} />
      <ellipse cx="200" cy="400" rx="92" ry="14" fill="#04140a" opacity=".5" />
      <CupShape gold={`${id}-gold`} />
      <g fill="var(--orange)">
        <path d="M58 90l10 4-3 11-10-4ZM330 70l12-3 3 10-12 3ZM92 300l9 6-6 9-9-6Z" />
      </g>
      <g fill="#f0bc4e">
        <path d="M84 40l6 9-9 6-6-9ZM352 150l10 5-5 10-10-5ZM318 318l9-5 5 9-9 5Z" />
      </g>
      <g fill="#40c456">
        <path d="M40 190l11 1-1 11-11-1ZM300 26l8 7-7 8-8-7ZM366 260l8-8 8 8-8 8Z" />
      </g>
    </svg>
  );
}
