import { BallShape } from './objects/ball-shape.tsx';

/** Drawing of a ball that flies over the net into the night. */
export function LostBall() {
  return (
    <svg viewBox="0 0 560 340" aria-hidden="true">
      <rect width="560" height="340" fill="#101820" />
      <g fill="#fff" opacity=".7">
        <circle cx="70" cy="48" r="2" />
        <circle cx="170" cy="26" r="1.5" />
        <circle cx="330" cy="60" r="1.5" />
        <circle cx="520" cy="44" r="2" />
        <circle cx="470" cy="112" r="1.5" />
      </g>
      <path d="M0 340V276H560V340Z" fill="#1d7d3d" />
      <path d="M0 276H560" stroke="#2da053" strokeWidth="6" />
      <g stroke="#dfe7ea" strokeOpacity=".5" strokeWidth="1.5">
        <path
          d={
            'M0 130H330M0 158H330M0 186H330M0 214H330M0 242H330M30 102V276M70 102V276' +
            'M110 102V276M150 102V276M190 102V276M230 102V276M270 102V276M310 102V276'
          }
        />
      </g>
      <path d="M0 100H330V276" stroke="#e9edef" strokeWidth="7" fill="none" />
      <path
        d="M40 296C120 90 240 10 420 108"
        stroke="var(--orange)"
        strokeWidth="4"
        strokeDasharray="3 15"
        strokeLinecap="round"
        fill="none"
      />
      <g transform="translate(446 130) rotate(24)">
        <BallShape radius={36} />
      </g>
    </svg>
  );
}
