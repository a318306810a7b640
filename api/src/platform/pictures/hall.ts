/** A point of the hall in metres: to the right of the middle, into the depth, and height. */
type Point = readonly [x: number, depth: number, height?: number];

const CAMERA = { height: 3.4, distance: 7, focal: 760, centre: [860, 250] } as const;
const LENGTH = 27;
const HALF_WIDTH = 9;
const WALL = LENGTH + 2;
const STRIPES = 10;
const FRONT = -5;
const LINE = 'fill="none" stroke="#f4fff6" stroke-width="4"';

/**
 * SVG of the hall in evening light, in the view of the other pictures of the site.
 * @param color of its walls and boards, `#rrggbb`
 */
export function hall(color: string): string {
  const painted = `fill="${color}"`;
  return [
    '<rect width="1200" height="630" fill="#0e1417"/>',
    ...roof(),
    area([-14, WALL, 7.4], [14, WALL, 0], 'fill="#182127"'),
    area([-14, WALL, 3.4], [14, WALL, 2.6], painted),
    ground(20, [FRONT, WALL], 'fill="#123c22"'),
    ...stripes(),
    `<path d="${markings()}" ${LINE}/>`,
    ...[-HALF_WIDTH, HALF_WIDTH].flatMap((x) => boards(x, painted)),
    ...[-5, 5].flatMap((x) => [beam(x, 15), beam(x, 7)]),
    ball(),
  ].join('');
}

function project([x, depth, height = 0]: Point): [x: number, y: number] {
  const scale = CAMERA.focal / (depth + CAMERA.distance);
  const [centreX, centreY] = CAMERA.centre;
  return [rounded(centreX + x * scale), rounded(centreY + (CAMERA.height - height) * scale)];
}

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;

const trace = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${project(point).join(' ')}`).join('');

const shape = (points: readonly Point[], paint: string): string =>
  `<path d="${trace(points)}Z" ${paint}/>`;

/** An upright rectangle between two corners of equal depth. */
const area = ([left, depth, top]: Point, [right, , bottom]: Point, paint: string): string =>
  shape(
    [
      [left, depth, top],
      [right, depth, top],
      [right, depth, bottom],
      [left, depth, bottom],
    ],
    paint,
  );

/** A rectangle on the ground, symmetric to the middle. */
const ground = (half: number, [near, far]: readonly [number, number], paint: string): string =>
  shape(
    [
      [-half, near],
      [half, near],
      [half, far],
      [-half, far],
    ],
    paint,
  );

const roof = (): string[] =>
  [0, 4.5, 9, 13.5, 18, 22.5, 27].map(
    (depth) =>
      `<path d="${trace([
        [-13, depth, 7.4],
        [0, depth, 8.8],
        [13, depth, 7.4],
      ])}" fill="none" stroke="#222d34" stroke-width="3"/>`,
  );

function stripes(): string[] {
  const edge = (index: number) => (index === 0 ? FRONT : (LENGTH * index) / STRIPES);
  return Array.from({ length: STRIPES }, (_, index) =>
    ground(
      HALF_WIDTH,
      [edge(index), edge(index + 1)],
      `fill="${index % 2 === 0 ? '#24934a' : '#1d7d3d'}"`,
    ),
  );
}

function markings(): string {
  const [side, end] = [HALF_WIDTH - 0.4, LENGTH - 0.4];
  return [
    `${trace([
      [-side, 0],
      [side, 0],
      [side, end],
      [-side, end],
    ])}Z`,
    trace([
      [-side, LENGTH / 2],
      [side, LENGTH / 2],
    ]),
    trace(arc([0, LENGTH / 2], 2.6, 0, 360)),
    trace(arc([0, 0], 4.6, 0, 180)),
    trace(arc([0, end], 4.6, 180, 360)),
    trace([
      [-1.8, LENGTH],
      [-1.8, LENGTH, 2.2],
      [1.8, LENGTH, 2.2],
      [1.8, LENGTH],
    ]),
  ].join('');
}

const arc = ([x, depth]: Point, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 37 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 36) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), depth + radius * Math.sin(angle)];
  });

function boards(x: number, painted: string): string[] {
  const board = (top: number, bottom: number, paint: string) =>
    shape(
      [
        [x, FRONT, bottom],
        [x, LENGTH, bottom],
        [x, LENGTH, top],
        [x, FRONT, top],
      ],
      paint,
    );
  return [board(1, 0, 'fill="#e9edef"'), board(1, 0.72, painted)];
}

/** A lamp and its light on the ground. */
function beam(x: number, depth: number): string {
  const scale = CAMERA.focal / (depth + CAMERA.distance);
  const [[left, top], [foot, bottom]] = [project([x, depth, 6.6]), project([x * 0.8, depth])];
  const light =
    `M${left - scale / 2} ${top}L${foot - scale * 2.4} ${bottom}` +
    `H${foot + scale * 2.4}L${left + scale / 2} ${top}Z`;
  return (
    `<path d="${light}" fill="#fff6e4" opacity=".1"/>` +
    `<rect x="${left - scale * 0.75}" y="${top - 4}" width="${scale * 1.5}" height="8" rx="4" ` +
    `fill="#fffaf0"/>`
  );
}

function ball(): string {
  const [x, y] = project([0.6, 3.4]);
  return `<ellipse cx="${x + 8}" cy="${y + 2}" rx="34" ry="8" fill="#0c4020"/>
    <g transform="translate(${x} ${y - 26})">
    <circle r="28" fill="#fdfdfb"/><path d="M0-11 10.5-3.4 6.5 9-6.5 9-10.5-3.4Z" fill="#101417"/>
    <path d="M0-11V-22M10.5-3.4 21-7M6.5 9 13 18M-6.5 9-13 18M-10.5-3.4-21-7"
      stroke="#101417" stroke-width="2.4"/></g>`;
}
