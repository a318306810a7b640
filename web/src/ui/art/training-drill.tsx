import { BallShape } from './objects/ball-shape.tsx';
import { HALL_VIEW, HallFloor, standingAt } from './hall-floor.tsx';
import { PlayerShape } from './player/player-shape.tsx';
import type { Place } from './projection.ts';

const CONES: Place[] = [
  [-4.4, 0.4],
  [-2.6, 1.2],
  [-0.9, 0.3],
  [2.4, 1.1],
  [3.9, 0.3],
];

/** Drawing of children that dribble round cones while their coach watches. */
export function TrainingDrill() {
  const ball = standingAt([1.6, -0.2], 0.25);
  return (
    <svg viewBox={HALL_VIEW} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <HallFloor />
      <SmallGoal />
      <PlayerShape pose="keep" {...standingAt([0, 12.6], 1.35)} shirt="#40c456" skin="#8d5a3b" />
      <PlayerShape
        pose="stand"
        {...standingAt([-4.6, 3.4], 1.8)}
        shirt="#e9edef"
        shorts="#e9edef"
        socks="#101417"
        skin="#c48a5e"
      />
      <PlayerShape pose="cheer" {...standingAt([4.4, 4.4], 1.3)} shirt="#f0bc4e" tied />
      <PlayerShape
        pose="run"
        {...standingAt([-2.6, 2.6], 1.25)}
        shirt="#f0bc4e"
        skin="#d6a077"
        hair="#4a2d1b"
      />
      {CONES.map((place) => (
        <Cone key={place.join()} at={place} />
      ))}
      <PlayerShape pose="run" {...standingAt([0.7, -0.2], 1.34)} shirt="var(--orange)" />
      <g transform={`translate(${ball.x} ${ball.y - ball.size * 50})`}>
        <BallShape radius={ball.size * 50} />
      </g>
    </svg>
  );
}

function Cone({ at }: { at: Place }) {
  const { x, y, size } = standingAt(at, 0.34);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="6" cy="2" rx="52" ry="12" fill="#04140a" opacity=".35" />
      <path d="M-44 0 -12-92q12-10 24 0L44 0q-44 18-88 0Z" fill="#f0bc4e" />
      <path d="M-31-38-22-64q22 10 44 0l9 26q-31 14-62 0Z" fill="#fffaf0" />
    </g>
  );
}

function SmallGoal() {
  const [left, right] = [standingAt([-2, 14.2], 1.9), standingAt([2, 14.2], 1.9)];
  const top = left.y - left.size * 100;
  const width = right.x - left.x;
  return (
    <g fill="none" stroke="#fff">
      {[1, 2, 3, 4, 5, 6, 7].map((i) => (
        <path key={i} d={`M${left.x + (width * i) / 8} ${top}V${left.y}`} opacity=".3" />
      ))}
      {[1, 2, 3].map((i) => (
        <path key={i} d={`M${left.x} ${top + ((left.y - top) * i) / 4}H${right.x}`} opacity=".3" />
      ))}
      <path d={`M${left.x} ${left.y}V${top}H${right.x}V${right.y}`} strokeWidth="4" />
    </g>
  );
}
