import { BallShape } from './objects/ball-shape.tsx';
import { PlayerShape } from './player/player-shape.tsx';

/** Drawing of the advertising boards along the pitch; the middle board is empty. */
export function PitchBoards() {
  return (
    <svg viewBox="0 0 760 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="760" height="420" fill="#0d1215" />
      <rect y="60" width="760" height="150" fill="#1a242a" />
      <Spectators />
      <path d="M0 60H760" stroke="#2a363e" strokeWidth="10" />
      <Boards />
      <Turf />
      <PlayerShape pose="kick" x={176} y={372} size={1.75} shirt="var(--orange)" />
      <PlayerShape pose="run" x={560} y={352} size={1.6} shirt="#f0bc4e" skin="#8d5a3b" turned />
      <g transform="translate(292 340)">
        <BallShape radius={17} />
      </g>
    </svg>
  );
}

const SHIRTS = ['#31414b', '#3b3230', '#2b3f35', '#413a2c'];

/** Draws spectators in the cafeteria. */
function Spectators() {
  return Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [i * 33 + (i % 2 ? 4 : -3), 148 + ((i * 7) % 15)];
    return (
      <g key={i}>
        <path d={`M${x - 17} 214V${y + 34}q0-18 17-18t17 18V214Z`} fill={SHIRTS[i % 4]} />
        <circle cx={x} cy={y} r="11" fill={['#5e4433', '#6e5140', '#4b3629'][i % 3]} />
      </g>
    );
  });
}

function Boards() {
  return (
    <g>
      <path d="M0 202H760V286H0Z" fill="#e6eaec" />
      <path d="M6 208H178V280H6Z" fill="#14572c" />
      <path
        d="M46 226h92M46 244h60M46 262h76"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M186 208H358V280H186Z" fill="#1f5f99" />
      <circle cx="232" cy="244" r="21" fill="#fff" />
      <path d="M268 234h60M268 254h44" stroke="#fff" strokeWidth="10" strokeLinecap="round" />
      <path d="M582 208H754V280H582Z" fill="#b8380d" />
      <path
        d="M612 262l26-38 26 38ZM680 236h44M680 254h30"
        stroke="#fff"
        strokeWidth="8"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M366 208H574V280H366Z" fill="#fdf3dc" />
      <path
        d="M373 215H567V273H373Z"
        fill="none"
        stroke="#b98a1d"
        strokeWidth="4"
        strokeDasharray="12 9"
        strokeLinecap="round"
      />
      <path d="M470 229v30M455 244h30" stroke="#775005" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

function Turf() {
  return (
    <g>
      <path d="M0 286H760V420H0Z" fill="#218c46" />
      <path d="M0 286H760V308H0ZM0 338H760V378H0Z" fill="#1c7a3b" />
      <path d="M0 300H760" stroke="#f4fff6" strokeOpacity=".8" strokeWidth="4" />
      <path
        d="M330 430A110 42 0 0 1 560 430"
        fill="none"
        stroke="#f4fff6"
        strokeOpacity=".8"
        strokeWidth="5"
      />
    </g>
  );
}
