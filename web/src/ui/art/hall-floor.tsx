import { arc, project, range, trace, type Camera, type Place } from './projection.ts';

export const HALL_VIEW = '0 0 760 420';

const WIDTH = 760;
const HEIGHT = 420;
const DEPTH = 15;
const HALF = 11;
const camera: Camera = { eye: 2.6, back: 5.4, focal: 520, centre: [WIDTH / 2, 118] };

const line = (places: readonly Place[], closed = false) => trace(camera, places, closed);

/**
 * Returns where to draw an object that is at `place` on the floor (`x`, `y`), and its scale
 * (`size`). `metres` is the height of the object. The scale applies to shapes that are 100 units
 * high.
 */
export function standingAt(place: Place, metres: number): { x: number; y: number; size: number } {
  const [x, y] = project(camera, place);
  return {
    x: Math.round(x),
    y: Math.round(y),
    size: Math.round((camera.focal / (place[1] + camera.back)) * metres) / 100,
  };
}

/** Drawing of the hall's floor, seen from beside a goal: wall, boards, lamps and mown turf. */
export function HallFloor() {
  return (
    <>
      <Paints />
      <rect width={WIDTH} height={HEIGHT} fill="#0d1215" />
      <Wall />
      <Boards />
      <Floor />
      <Lamps />
    </>
  );
}

/** Draws the wall with its posts. */
function Wall() {
  return (
    <>
      <path
        d={line(
          [
            [-30, DEPTH, 6.4],
            [30, DEPTH, 6.4],
            [30, DEPTH],
            [-30, DEPTH],
          ],
          true,
        )}
        fill="#1a242a"
      />
      {range(15).map((i) => (
        <path
          key={i}
          d={line([
            [i * 2.4 - 16.8, DEPTH],
            [i * 2.4 - 16.8, DEPTH, 6.4],
          ])}
          stroke="#243038"
          strokeWidth="2"
        />
      ))}
    </>
  );
}

/** Draws the rebound boards in front of the wall. */
function Boards() {
  return (
    <>
      <path
        d={line(
          [
            [-30, DEPTH, 1],
            [30, DEPTH, 1],
            [30, DEPTH],
            [-30, DEPTH],
          ],
          true,
        )}
        fill="#e6eaec"
      />
      <path
        d={line(
          [
            [-30, DEPTH, 1.1],
            [30, DEPTH, 1.1],
            [30, DEPTH, 0.78],
            [-30, DEPTH, 0.78],
          ],
          true,
        )}
        fill="var(--orange)"
      />
    </>
  );
}

function Floor() {
  const bands = range(7).map(
    (i) => [(DEPTH * i) / 7 - (i === 0 ? 3 : 0), (DEPTH * (i + 1)) / 7] as const,
  );
  return (
    <>
      {bands.map(([near, far], i) => (
        <path
          key={near}
          d={line(
            [
              [-30, near],
              [30, near],
              [30, far],
              [-30, far],
            ],
            true,
          )}
          fill={i % 2 ? '#1c7a3b' : '#218c46'}
        />
      ))}
      <g fill="none" stroke="#f4fff6" strokeOpacity=".75" strokeWidth="3">
        <path
          d={line([
            [-HALF, -3],
            [-HALF, DEPTH - 0.5],
            [HALF, DEPTH - 0.5],
            [HALF, -3],
          ])}
        />
        <path d={line(arc([0, DEPTH - 0.5], 4.4, 180, 360))} strokeWidth="2" />
      </g>
    </>
  );
}

function Lamps() {
  return range(4).map((i) => {
    const x = 95 + i * 190;
    return (
      <g key={x}>
        <path d={`M${x - 26} 22L${x - 120} 420H${x + 120}L${x + 26} 22Z`} fill="url(#floor-beam)" />
        <rect x={x - 34} y="14" width="68" height="10" rx="5" fill="#fffaf0" />
      </g>
    );
  });
}

function Paints() {
  return (
    <defs>
      <linearGradient id="floor-beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff6e4" stopOpacity=".22" />
        <stop offset="1" stopColor="#fff6e4" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}
