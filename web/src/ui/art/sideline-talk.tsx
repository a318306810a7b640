import { BallShape } from './objects/ball-shape.tsx';
import { HALL_VIEW, HallFloor, standingAt } from './hall-floor.tsx';
import { PlayerShape } from './player/player-shape.tsx';

/** Drawing of two players on the bench with speech bubbles. */
export function SidelineTalk() {
  const ball = standingAt([3.4, 0.4], 0.26);
  return (
    <svg viewBox={HALL_VIEW} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <HallFloor />
      <PlayerShape pose="run" {...standingAt([-8.5, 10.6], 1.8)} shirt="#f0bc4e" />
      <PlayerShape
        pose="kick"
        {...standingAt([7.4, 11.6], 1.8)}
        shirt="#e9edef"
        skin="#8d5a3b"
        turned
      />
      <Bench />
      <PlayerShape pose="sit" {...standingAt([-1.5, 0.7], 1.72)} shirt="var(--orange)" />
      <PlayerShape
        pose="sit"
        {...standingAt([1.7, 0.7], 1.78)}
        shirt="#40c456"
        skin="#d6a077"
        hair="#4a2d1b"
        turned
      />
      <Bubbles />
      <g transform={`translate(${ball.x} ${ball.y - ball.size * 50})`}>
        <BallShape radius={ball.size * 50} />
      </g>
    </svg>
  );
}

function Bench() {
  return (
    <g>
      <ellipse cx="390" cy="352" rx="250" ry="13" fill="#04140a" opacity=".35" />
      <path d="M196 288H574V302H196Z" fill="#c98f55" />
      <path d="M196 302H574V309H196Z" fill="#8f5f32" />
      <path d="M222 309V350M548 309V350" stroke="#2a353d" strokeWidth="11" strokeLinecap="round" />
    </g>
  );
}

function Bubbles() {
  return (
    <g>
      <path
        d={
          'M128 62h134a20 20 0 0 1 20 20v46a20 20 0 0 1-20 20h-40l-4 26-24-26h-66' +
          'a20 20 0 0 1-20-20V82a20 20 0 0 1 20-20Z'
        }
        fill="#fff"
      />
      <path
        d="M132 90H256M132 108H238M132 126H196"
        stroke="#c9ced1"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d={
          'M516 38h124a20 20 0 0 1 20 20v54a20 20 0 0 1-20 20h-66l-26 26-4-26h-28' +
          'a20 20 0 0 1-20-20V58a20 20 0 0 1 20-20Z'
        }
        fill="var(--orange)"
      />
      <g fill="#101417">
        <circle cx="546" cy="86" r="9" />
        <circle cx="578" cy="86" r="9" />
        <circle cx="610" cy="86" r="9" />
      </g>
    </g>
  );
}
