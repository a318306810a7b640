import { BallShape } from './objects/ball-shape.tsx';

const FRAMES = [
  { x: 60, y: 70, wide: 250, high: 170, turf: '#1d7d3d', sky: '#16303a' },
  { x: 350, y: 46, wide: 190, high: 250, turf: '#24934a', sky: '#3b2416' },
  { x: 580, y: 92, wide: 260, high: 160, turf: '#1b7239', sky: '#20242c' },
  { x: 110, y: 276, wide: 200, high: 130, turf: '#24934a', sky: '#452312' },
  { x: 600, y: 290, wide: 180, high: 120, turf: '#1d7d3d', sky: '#1c2c3f' },
] as const;

/** Drawing of a wall with framed pictures of matches, lit from above. */
export function PhotoWall() {
  return (
    <svg viewBox="0 0 900 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="wall-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff6e4" stopOpacity=".3" />
          <stop offset="1" stopColor="#fff6e4" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="900" height="460" fill="#151c21" />
      <path d="M0 60H900M0 160H900M0 260H900M0 360H900" stroke="#1d272d" strokeWidth="3" />
      {FRAMES.map((frame) => (
        <Frame key={`${frame.x} ${frame.y}`} {...frame} />
      ))}
      {[185, 445, 710].map((x) => (
        <path
          key={x}
          d={`M${x - 26} 0H${x + 26}L${x + 170} 400H${x - 170}Z`}
          fill="url(#wall-beam)"
        />
      ))}
      {[185, 445, 710].map((x) => (
        <rect key={x} x={x - 34} y="0" width="68" height="12" rx="6" fill="#fffaf0" />
      ))}
    </svg>
  );
}

/** Draws a framed picture: a pitch in perspective under a lit sky, in a white mount. */
function Frame({ x, y, wide, high, turf, sky }: (typeof FRAMES)[number]) {
  const far = high * 0.45;
  const near = high * 0.82;
  const [left, right] = [wide * 0.31, wide * 0.69];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-8" y="-8" width={wide + 16} height={high + 16} rx="4" fill="#0a0d0f" />
      <rect x="-5" y="-5" width={wide + 10} height={high + 10} rx="2" fill="#f6f2ec" />
      <rect width={wide} height={high} fill={sky} />
      <path
        d={`M0 ${high}V${near}L${wide * 0.28} ${far}H${wide * 0.72}L${wide} ${near}V${high}Z`}
        fill={turf}
      />
      <g fill="none" stroke="#f4fff6" strokeOpacity=".85" strokeWidth="2.5">
        <path d={`M${wide * 0.05} ${high}L${left} ${far + 5}H${right}L${wide * 0.95} ${high}`} />
        <ellipse cx={wide / 2} cy={high * 0.74} rx={wide * 0.15} ry={high * 0.07} />
        <path d={`M${wide * 0.43} ${far + 4}V${far - 16}H${wide * 0.57}V${far + 4}`} />
      </g>
      <g transform={`translate(${wide * 0.36} ${high * 0.84})`}>
        <BallShape radius={high * 0.06} />
      </g>
    </g>
  );
}
