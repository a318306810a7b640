import type { Camera, Place } from './camera.ts';
import { area, group, line, type Svg } from './svg.ts';

/**
 * Length and half the width of a five-a-side pitch in metres. Positions along the pitch are 0 to
 * 40, positions across it -10 to 10.
 */
export const LENGTH = 40;
export const HALF_WIDTH = 10;

export interface Turf {
  light: string;
  dark: string;
  /** Colour of the ground outside the lines. */
  edge: string;
  lines: string;
}

const STRIPES = 10;
const LINE = 0.1;
const GOAL = { halfWidth: 1.5, height: 2, depth: 1.1 };

/** Draws the pitch with mown stripes and lines. */
export function pitch(camera: Camera, turf: Turf): Svg {
  return group(
    {},
    ground(camera, turf),
    group({ fill: turf.lines, 'fill-opacity': 0.92 }, ...marks(camera)),
  );
}

function ground(camera: Camera, turf: Turf): Svg {
  const margin = 2.4;
  const around = area(
    camera.outline(flat(-HALF_WIDTH - margin, HALF_WIDTH + margin, -margin, LENGTH + margin)),
    { fill: turf.edge },
  );
  const stripes = Array.from({ length: STRIPES }, (_, index) => {
    const step = LENGTH / STRIPES;
    return area(
      camera.outline(flat(-HALF_WIDTH - 1, HALF_WIDTH + 1, index * step, (index + 1) * step)),
      { fill: index % 2 ? turf.dark : turf.light },
    );
  });
  return around + stripes.join('');
}

const flat = (x1: number, x2: number, z1: number, z2: number): Place[] => [
  [x1, 0, z1],
  [x2, 0, z1],
  [x2, 0, z2],
  [x1, 0, z2],
];

function marks(camera: Camera): Svg[] {
  const straight = [
    flat(-HALF_WIDTH, -HALF_WIDTH + LINE, 0, LENGTH),
    flat(HALF_WIDTH - LINE, HALF_WIDTH, 0, LENGTH),
    flat(-HALF_WIDTH, HALF_WIDTH, 0, LINE),
    flat(-HALF_WIDTH, HALF_WIDTH, LENGTH - LINE, LENGTH),
    flat(-HALF_WIDTH, HALF_WIDTH, LENGTH / 2 - LINE / 2, LENGTH / 2 + LINE / 2),
  ];
  const round = [
    ring([0, LENGTH / 2], 3, [0, 360]),
    ring([0, 0], 6, [0, 180]),
    ring([0, LENGTH], 6, [180, 360]),
    ring([0, LENGTH / 2], 0.12, [0, 360], 0.12),
    ring([0, 7], 0.12, [0, 360], 0.12),
    ring([0, LENGTH - 7], 0.12, [0, 360], 0.12),
  ];
  return [...straight, ...round].map((places) => area(camera.outline(places), {}));
}

/**
 * Returns the outline of an arc of a ring on the ground, as positions. Angles are in degrees, from
 * the right towards the far end.
 */
function ring(
  [x, z]: readonly [number, number],
  radius: number,
  [from, to]: readonly [number, number],
  width = LINE,
): Place[] {
  const steps = 48;
  const at = (r: number, step: number): Place => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), 0, z + r * Math.sin(angle)];
  };
  const ends = Array.from({ length: steps + 1 }, (_, step) => step);
  return [
    ...ends.map((step) => at(radius, step)),
    ...ends.reverse().map((step) => at(Math.max(0.001, radius - width), step)),
  ];
}

/**
 * Draws a goal with its net at one end of the pitch. `bulge` pushes the net back where a ball hits
 * it.
 */
export function goal(
  camera: Camera,
  z: number,
  color = '#f4f6f5',
  bulge: { x: number; y: number; depth: number } | null = null,
): Svg {
  const back = z <= 0 ? -GOAL.depth : GOAL.depth;
  const pushed = (x: number, y: number): number =>
    (bulge ? bulge.depth * Math.exp(-((x - bulge.x) ** 2 + (y - bulge.y) ** 2) * 2) : 0) *
    Math.sign(back);
  const net = group(
    { stroke: color, 'stroke-opacity': 0.5, fill: 'none' },
    ...mesh(camera, z, back, pushed),
  );
  return net + frame(camera, z, back, color);
}

function mesh(
  camera: Camera,
  z: number,
  back: number,
  pushed: (x: number, y: number) => number,
): Svg[] {
  const { halfWidth, height } = GOAL;
  const steps = 12;
  const across = Array.from(
    { length: steps * 2 + 1 },
    (_, step) => -halfWidth + (step * halfWidth) / steps,
  );
  const up = Array.from({ length: 11 }, (_, step) => (step * height) / 10);
  const place = (x: number, y: number): Place => [
    x,
    y,
    z + back * (1 - 0.35 * (y / height)) + pushed(x, y),
  ];
  const width = Math.min(3.4, Math.max(0.6, camera.scale([0, 1, z + back]) * 0.018));
  const drawn = (places: Place[]) =>
    line(
      places.map((one) => camera.point(one)),
      { 'stroke-width': width },
    );
  const sides = [-halfWidth, halfWidth].flatMap((x) =>
    up.map((y) => drawn([[x, y, z], place(x, y)])),
  );
  const roof = across
    .filter((_, index) => index % 2 === 0)
    .map((x) => drawn([[x, height, z], place(x, height)]));
  return [
    ...across.map((x) => drawn(up.map((y) => place(x, y)))),
    ...up.map((y) => drawn(across.map((x) => place(x, y)))),
    ...sides,
    ...roof,
  ];
}

function frame(camera: Camera, z: number, back: number, color: string): Svg {
  const { halfWidth: w, height: h } = GOAL;
  const stroke = Math.max(1.5, camera.scale([0, 1, z]) * 0.12);
  const posts: Place[] = [
    [-w, 0, z],
    [-w, h, z],
    [w, h, z],
    [w, 0, z],
  ];
  const stays: Place[][] = [-w, w].map((x) => [
    [x, 0, z],
    [x, 0, z + back],
    [x, h, z + back * 0.65],
    [x, h, z],
  ]);
  return group(
    { stroke: color, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...stays.map((places) =>
      line(
        places.map((place) => camera.point(place)),
        { 'stroke-width': stroke * 0.45, 'stroke-opacity': 0.7 },
      ),
    ),
    line(
      posts.map((place) => camera.point(place)),
      { 'stroke-width': stroke },
    ),
    line(
      posts.map((place) => camera.point(place)),
      { 'stroke-width': stroke * 0.3, stroke: '#ffffff', 'stroke-opacity': 0.9 },
    ),
  );
}
