import { arc, range } from '../projection.ts';
import { HALF, LENGTH, line } from './camera.ts';

export function Turf() {
  const bands = range(12).map((i) => (LENGTH * i) / 12 - (i === 0 ? 6 : 0));
  return (
    <g>
      <path
        d={line(
          [
            [-13, -6],
            [13, -6],
            [13, LENGTH + 2],
            [-13, LENGTH + 2],
          ],
          true,
        )}
        fill="#123c22"
      />
      {bands.map((y, i) => (
        <path
          key={i}
          d={line(
            [
              [-HALF, y],
              [HALF, y],
              [HALF, (LENGTH * (i + 1)) / 12],
              [-HALF, (LENGTH * (i + 1)) / 12],
            ],
            true,
          )}
          fill={i % 2 ? '#1d7d3d' : '#24934a'}
        />
      ))}
      <Markings />
    </g>
  );
}

function Markings() {
  return (
    <g fill="none" stroke="#f4fff6" strokeOpacity=".88" strokeWidth="4" strokeLinejoin="round">
      <path
        d={line(
          [
            [-8.6, 0],
            [8.6, 0],
            [8.6, LENGTH - 0.4],
            [-8.6, LENGTH - 0.4],
          ],
          true,
        )}
      />
      <path
        d={line([
          [-8.6, LENGTH / 2],
          [8.6, LENGTH / 2],
        ])}
        strokeWidth="3"
      />
      <path d={line(arc([0, LENGTH / 2], 2.6))} strokeWidth="3" />
      <path d={line(arc([0, LENGTH - 0.4], 4.6, 180, 360))} strokeWidth="2.5" />
      <path d={line(arc([0, 0], 4.6, 0, 180))} />
    </g>
  );
}

/** Draws the rebound boards at both sides of the pitch, with netting above them. */
export function Sides() {
  return [-1, 1].map((side) => (
    <g key={side}>
      <Boards x={side * HALF} />
      <Netting x={side * HALF} />
    </g>
  ));
}

function Boards({ x }: { x: number }) {
  return (
    <>
      <path
        d={line(
          [
            [x, -4],
            [x, LENGTH],
            [x, LENGTH, 1],
            [x, -4, 1],
          ],
          true,
        )}
        fill="#e9edef"
        opacity=".92"
      />
      <path
        d={line(
          [
            [x, -4, 0.72],
            [x, LENGTH, 0.72],
            [x, LENGTH, 1],
            [x, -4, 1],
          ],
          true,
        )}
        fill="var(--orange)"
      />
    </>
  );
}

function Netting({ x }: { x: number }) {
  return (
    <g fill="none" stroke="#dfe7ea">
      {range(11).map((i) => (
        <path
          key={i}
          d={line([
            [x, i * 3 - 3, 1],
            [x, i * 3 - 3, 5],
          ])}
          strokeWidth={30 / (i * 3 + 5)}
          opacity=".55"
        />
      ))}
      {range(7).map((i) => (
        <path
          key={i}
          d={line([
            [x, -4, 1.6 + i * 0.55],
            [x, LENGTH, 1.6 + i * 0.55],
          ])}
          strokeWidth="1"
          opacity=".2"
        />
      ))}
      <path
        d={line([
          [x, -4, 5],
          [x, LENGTH, 5],
        ])}
        strokeWidth="2.5"
        opacity=".5"
      />
    </g>
  );
}

export function Goal() {
  const y = LENGTH - 0.4;
  const deep = y + 1.3;
  return (
    <g fill="none" stroke="#fff" strokeLinecap="round">
      {range(11).map((i) => (
        <path
          key={i}
          d={line([
            [i * 0.36 - 1.8, y, 2.2],
            [i * 0.36 - 1.8, deep, 1.7],
            [i * 0.36 - 1.8, deep, 0],
          ])}
          opacity=".35"
        />
      ))}
      {range(5).map((i) => (
        <path
          key={i}
          d={line([
            [-1.8, deep, i * 0.42],
            [1.8, deep, i * 0.42],
          ])}
          opacity=".35"
        />
      ))}
      <path
        d={line([
          [-1.8, y],
          [-1.8, y, 2.2],
          [1.8, y, 2.2],
          [1.8, y],
        ])}
        strokeWidth="5"
      />
    </g>
  );
}
