import { BallShape } from './objects/ball-shape.tsx';
import { HALL_VIEW, HallFloor, standingAt } from './hall-floor.tsx';
import { PlayerShape } from './player/player-shape.tsx';
import type { PoseName } from './player/poses.ts';

interface Teammate {
  pose: PoseName;
  x: number;
  metres: number;
  shirt?: string;
  skin: string;
  hair?: string;
  tied?: boolean;
  turned?: boolean;
}

const TEAM: Teammate[] = [
  { pose: 'stand', x: -4.4, metres: 1.78, skin: '#b97a50' },
  { pose: 'cheer', x: -2.5, metres: 1.7, skin: '#8d5a3b', tied: true },
  { pose: 'stand', x: -0.7, metres: 1.88, skin: '#d6a077', hair: '#5b3a22', turned: true },
  { pose: 'kick', x: 1.3, metres: 1.76, skin: '#b97a50' },
  { pose: 'keep', x: 4.1, metres: 1.8, skin: '#c48a5e', shirt: '#40c456' },
];

/** Drawing of a team of five in front of its goal. */
export function SquadLine() {
  const ball = standingAt([2.2, 0.2], 0.24);
  return (
    <svg viewBox={HALL_VIEW} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <HallFloor />
      {TEAM.map(({ x, metres, shirt = 'var(--orange)', ...look }) => {
        const at = standingAt([x * 0.86, 0.5], metres);
        return (
          <g key={x}>
            <ellipse
              cx={at.x + 4}
              cy={at.y}
              rx={at.size * 30}
              ry={at.size * 6}
              fill="#04140a"
              opacity=".35"
            />
            <PlayerShape {...at} {...look} shirt={shirt} />
          </g>
        );
      })}
      <g transform={`translate(${ball.x} ${ball.y - ball.size * 50})`}>
        <BallShape radius={ball.size * 50} />
      </g>
    </svg>
  );
}
