import type { Camera, Place } from './camera.ts';
import { circle, ellipse, group, path, radial, type Svg, tenth, trace } from './svg.ts';

export const ballDefs = radial(
  'ball',
  [
    [0, '#ffffff'],
    [0.55, '#eef0ef'],
    [1, '#9aa3a4'],
  ],
  [0.36, 0.3, 0.8],
);

const SIZE = 0.11; // Radius of a ball in metres.
const PATCH = 0.38;

/**
 * Draws a ball at a position in the hall, with its shadow vertically below. `turn` rotates the
 * ball, in degrees; `larger` is the factor by which it is enlarged.
 */
export function ball(camera: Camera, place: Place, turn = 0, larger = 1.6): Svg {
  const [x, y] = camera.point([place[0], place[1] + SIZE, place[2]]);
  const [sx, sy] = camera.point([place[0], 0, place[2]]);
  const r = camera.scale(place) * SIZE * larger;
  const shadow = ellipse([sx + r * 0.3, sy, r * 1.2, r * 0.34], {
    fill: '#000000',
    'fill-opacity': 0.42 / (1 + place[1]),
  });
  return (
    shadow + group({ transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${turn})` }, ballOf(r))
  );
}

/** Draws a ball around the origin; `r` is its radius. */
export function ballOf(r: number): Svg {
  const ring = Array.from({ length: 5 }, (_, index) => index * 72 - 90);
  const middle = pentagon(0, 0, r * PATCH, -90);
  const seams = ring.map((angle) =>
    path(`M${point(angle, r * PATCH)}L${point(angle, r * 0.72)}`, {
      stroke: '#1a1e21',
      'stroke-width': r * 0.05,
    }),
  );
  const outer = ring.map((angle) =>
    path(
      trace(
        [-20, 20, 10, -10].map((turn, index) => polar(angle + turn, r * (index < 2 ? 1 : 0.7))),
        true,
      ),
      { fill: '#1a1e21' },
    ),
  );
  const joins = ring.map((angle) =>
    path(`M${point(angle + 10, r * 0.7)}L${point(angle + 62, r * 0.7)}`, {
      stroke: '#1a1e21',
      'stroke-width': r * 0.04,
      fill: 'none',
    }),
  );
  const clip = `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0`;
  return (
    circle(0, 0, r, { fill: 'url(#ball)' }) +
    group({ fill: '#1a1e21' }, ...outer, ...seams, ...joins, middle) +
    path(clip, { fill: 'none', stroke: '#5c6567', 'stroke-width': r * 0.03 })
  );
}

const pentagon = (x: number, y: number, r: number, turn: number): Svg =>
  path(
    trace(
      Array.from({ length: 5 }, (_, index) => polar(turn + index * 72, r)).map(
        ([px, py]) => [px + x, py + y] as const,
      ),
      true,
    ),
    { fill: '#1a1e21' },
  );

const polar = (angle: number, r: number): readonly [number, number] => [
  r * Math.cos((angle * Math.PI) / 180),
  r * Math.sin((angle * Math.PI) / 180),
];
const point = (angle: number, r: number): string => polar(angle, r).map(tenth).join(' ');
