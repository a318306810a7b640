import { range } from '../projection.ts';
import { HEIGHT, LENGTH, WIDTH, at, camera, line } from './camera.ts';

const LAMPS = [3, 9, 15, 21].flatMap((y) => [-5, 5].map((x) => [x, y] as const)).reverse();

/** Draws the trusses over the pitch, one every 4.5 m, with purlins between them. */
export function Roof() {
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

export function BackWall() {
  const y = LENGTH + 2;
  const [x0, y0] = at([-13, y, 7.4]);
  const [x1, y1] = at([13, y, 0]);
  const [glowX, glowY] = at([0, y, 3]);
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
        fill="var(--orange)"
        opacity=".85"
      />
      <ellipse cx={glowX} cy={glowY} rx="520" ry="190" fill="url(#arena-glow)" />
    </g>
  );
}

export function Lights() {
  return (
    <g>
      {LAMPS.map(([x, y]) => (
        <Lamp key={`${x} ${y}`} x={x} y={y} />
      ))}
      <rect width={WIDTH} height={HEIGHT} fill="url(#arena-dusk)" />
    </g>
  );
}

/** Draws a lamp with its beam and the light on the turf. */
function Lamp({ x, y }: { x: number; y: number }) {
  const [cx, cy] = at([x, y, 6.6]);
  const [px, py] = at([x * 0.8, y + 1]);
  const scale = camera.focal / (y + camera.back);
  const half = scale * 0.5;
  const wide = scale * 2.6;
  return (
    <g>
      <ellipse cx={px} cy={py} rx={scale * 3.2} ry={scale * 0.9} fill="url(#arena-pool)" />
      <path
        d={`M${cx - half} ${cy}L${px - wide} ${py}H${px + wide}L${cx + half} ${cy}Z`}
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
}
