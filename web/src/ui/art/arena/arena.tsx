import { BallShape } from '../ball-shape.tsx';
import { arc, project, trace, type Camera, type Place } from '../projection.ts';

const WIDTH = 1440;
const HEIGHT = 810;
const LENGTH = 27;
const HALF = 9;
const camera: Camera = { eye: 3.1, back: 7.2, focal: 1020, centre: [WIDTH / 2, 292] };

const line = (places: readonly Place[], closed = false) => trace(camera, places, closed);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

const LAMPS = [3, 9, 15, 21].flatMap((y) => [-5, 5].map((x) => [x, y] as const)).reverse();

/**
 * The hall at eight in the evening: floodlights, mown stripes, boards, nets and a ball on its spot.
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
      <Ball at={[-1.9, 4.6]} />
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
        <stop offset="0" stopColor="#f25826" stopOpacity=".62" />
        <stop offset="1" stopColor="#f25826" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="arena-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#05080a" stopOpacity=".75" />
        <stop offset=".35" stopColor="#05080a" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

/** Trusses over the pitch, one every 4.5 m, with purlins between them. */
function Roof() {
  const frames = range(8).map((i) => i * 4.5 - 3);
  return (
    <g fill="none" stroke="#38474f">
      {[-11, -5, 0, 5, 11].map((x) => (
        <path
          key={x}
          d={line([
            [x, -3, 8.4],
            [x, LENGTH + 2, 8.4],
          ])}
          strokeWidth="2"
          opacity=".45"
        />
      ))}
      {frames.map((y) => (
        <g key={y} strokeWidth={34 / (y + 9)} opacity=".8">
          <path
            d={line([
              [-13, y, 7.4],
              [0, y, 8.6],
              [13, y, 7.4],
            ])}
          />
          <path
            d={line(
              range(13).map((i) => [
                i * 2 - 12,
                y,
                i % 2 ? 8.1 - Math.abs(i * 2 - 12) * 0.09 : 7.3,
              ]),
            )}
            opacity=".55"
          />
          <path
            d={line([
              [-13, y, 6.9],
              [13, y, 6.9],
            ])}
          />
        </g>
      ))}
    </g>
  );
}

function BackWall() {
  const y = LENGTH + 2;
  const [x0, y0] = project(camera, [-13, y, 7.4]);
  const [x1, y1] = project(camera, [13, y, 0]);
  const [glowX, glowY] = project(camera, [0, y, 3]);
  return (
    <g>
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="#182127" />
      {range(14).map((i) => (
        <path
          key={i}
          d={line([
            [i * 2 - 13, y, 0],
            [i * 2 - 13, y, 7.4],
          ])}
          stroke="#222e35"
          strokeWidth="2"
        />
      ))}
      <path
        d={line(
          [
            [-13, y, 2.6],
            [13, y, 2.6],
            [13, y, 3.3],
            [-13, y, 3.3],
          ],
          true,
        )}
        fill="#f25826"
        opacity=".85"
      />
      <ellipse cx={glowX} cy={glowY} rx="520" ry="190" fill="url(#arena-glow)" />
    </g>
  );
}

function Turf() {
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
        <path d={line(arc(0, LENGTH / 2, 2.6))} strokeWidth="3" />
        <path d={line(arc(0, LENGTH - 0.4, 4.6, 180, 360))} strokeWidth="2.5" />
        <path d={line(arc(0, 0, 4.6, 0, 180))} />
      </g>
    </g>
  );
}

/** Rebound boards with netting above them, as on every five-a-side pitch. */
function Sides() {
  return [-1, 1].map((side) => {
    const x = side * HALF;
    return (
      <g key={side}>
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
          fill="#f25826"
        />
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
      </g>
    );
  });
}

function Goal() {
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

function Lights() {
  return (
    <g>
      {LAMPS.map(([x, y]) => {
        const [cx, cy] = project(camera, [x, y, 6.6]);
        const [px, py] = project(camera, [x * 0.8, y + 1]);
        const scale = camera.focal / (y + camera.back);
        return (
          <g key={`${x} ${y}`}>
            <ellipse cx={px} cy={py} rx={scale * 3.2} ry={scale * 0.9} fill="url(#arena-pool)" />
            <path
              d={`M${cx - scale * 0.5} ${cy}L${px - scale * 2.6} ${py}H${px + scale * 2.6}L${cx + scale * 0.5} ${cy}Z`}
              fill="url(#arena-beam)"
              opacity=".5"
            />
            <rect
              x={cx - scale * 0.75}
              y={cy - scale * 0.09}
              width={scale * 1.5}
              height={scale * 0.18}
              rx={scale * 0.09}
              fill="#fffaf0"
            />
          </g>
        );
      })}
      <rect width={WIDTH} height={HEIGHT} fill="url(#arena-dusk)" />
    </g>
  );
}

function Ball({ at }: { at: Place }) {
  const [x, y] = project(camera, at);
  return (
    <g className="arena-ball">
      <ellipse cx={x + 12} cy={y + 3} rx="36" ry="8" fill="#04140a" opacity=".5" />
      <g transform={`translate(${x} ${y - 26})`}>
        <BallShape radius={27} />
      </g>
    </g>
  );
}
