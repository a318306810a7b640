import { BallShape } from '../objects/ball-shape.tsx';
import type { Place } from '../projection.ts';
import { HEIGHT, WIDTH, at } from './camera.ts';
import { BackWall, Lights, Roof } from './hall.tsx';
import { Goal, Sides, Turf } from './pitch.tsx';

/**
 * Drawing of the hall in the evening: floodlights, mown stripes, boards, nets and a ball on the
 * turf.
 */
export function Arena() {
  return (
    <svg
      className="arena"
      viewBox={`0 24 ${WIDTH} ${HEIGHT - 24}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Paints />
      <rect width={WIDTH} height={HEIGHT} fill="#0b0f12" />
      <Roof />
      <BackWall />
      <Turf />
      <Sides />
      <Goal />
      <Lights />
      <Ball place={[-1.9, 4.6]} />
    </svg>
  );
}

function Paints() {
  return (
    <defs>
      <linearGradient id="arena-beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff6e4" stopOpacity=".34" />
        <stop offset="1" stopColor="#fff6e4" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="arena-pool">
        <stop offset="0" stopColor="#f4ffe9" stopOpacity=".34" />
        <stop offset="1" stopColor="#f4ffe9" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="arena-glow">
        <stop offset="0" stopColor="var(--orange)" stopOpacity=".62" />
        <stop offset="1" stopColor="var(--orange)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="arena-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#05080a" stopOpacity=".75" />
        <stop offset=".35" stopColor="#05080a" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

function Ball({ place }: { place: Place }) {
  const [x, y] = at(place);
  return (
    <g className="arena-ball">
      <ellipse cx={x + 12} cy={y + 3} rx="36" ry="8" fill="#04140a" opacity=".5" />
      <g transform={`translate(${x} ${y - 26})`}>
        <BallShape radius={27} />
      </g>
    </g>
  );
}
