import { BallShape } from './ball-shape.tsx';

/** Drawing of a net with a hole and a ball behind it. */
export function TornNet() {
  return (
    <svg viewBox="0 0 560 340" aria-hidden="true">
      <rect width="560" height="340" fill="#101820" />
      <path d="M0 340V282H560V340Z" fill="#1d7d3d" />
      <g stroke="#dfe7ea" strokeOpacity=".55" strokeWidth="2" fill="none">
        <path
          d={
            'M110 96H450M110 136H238M322 136H450M110 176H214M346 176H450M110 216H226' +
            'M330 216H450M110 256H450'
          }
        />
        <path
          d={
            'M150 60V282M190 60V282M230 60V130M230 226V282M270 60V112M270 246V282' +
            'M310 60V118M310 242V282M350 60V282M390 60V282M430 60V282'
          }
        />
        <path
          d={
            'M238 136 252 150M322 136 306 152M226 216 246 206M330 216 312 204' +
            'M270 112 268 132M270 246 272 228M214 176 236 178'
          }
        />
      </g>
      <path
        d="M102 284V54H458V284"
        stroke="#fff"
        strokeWidth="10"
        fill="none"
        strokeLinejoin="round"
      />
      <path
        d="M470 322C400 300 340 250 290 190"
        stroke="var(--orange)"
        strokeWidth="4"
        strokeDasharray="3 15"
        strokeLinecap="round"
        fill="none"
      />
      <g transform="translate(278 178) rotate(-18)">
        <BallShape radius={34} />
      </g>
    </svg>
  );
}
