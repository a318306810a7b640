import { arc, type Camera, type Place, project, trace } from '../../web/src/ui/art/projection.ts';

const LENGTH = 27;
const HALF = 9;
const camera: Camera = { eye: 3.4, back: 7, focal: 760, centre: [860, 250] };
const line = (places: readonly Place[], closed = false) => trace(camera, places, closed);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const path = (d: string, paint: string) => `<path d="${d}" ${paint}/>`;

/**
 * Returns the drawing of the hall on the home page, as SVG. Flat colours keep the file of the
 * picture small.
 */
export function cardBackground(): string {
  const parts = [roof(), wall(), turf(), boards(), beams(), ball()];
  return `<svg viewBox="0 0 1200 630" width="1200" height="630">
    <rect width="1200" height="630" fill="#0e1417"/>${parts.join('')}
  </svg>`;
}

function roof(): string {
  const frames = range(7).map((i) => i * 4.5);
  return frames
    .map((y) =>
      path(
        line([
          [-13, y, 7.4],
          [0, y, 8.8],
          [13, y, 7.4],
        ]),
        'fill="none" stroke="#222d34" stroke-width="3"',
      ),
    )
    .join('');
}

function wall(): string {
  const y = LENGTH + 2;
  return (
    path(
      line(
        [
          [-14, y],
          [14, y],
          [14, y, 7.4],
          [-14, y, 7.4],
        ],
        true,
      ),
      'fill="#182127"',
    ) +
    path(
      line(
        [
          [-14, y, 2.6],
          [14, y, 2.6],
          [14, y, 3.4],
          [-14, y, 3.4],
        ],
        true,
      ),
      'fill="#f25826"',
    )
  );
}

const turf = (): string => ground() + stripes() + lines();

const ground = (): string =>
  path(
    line(
      [
        [-20, -6],
        [20, -6],
        [20, LENGTH + 2],
        [-20, LENGTH + 2],
      ],
      true,
    ),
    'fill="#123c22"',
  );

function stripes(): string {
  const edge = (i: number) => (i === 0 ? -6 : (LENGTH * i) / 10);
  const bands = range(10).map((i) =>
    path(
      line(
        [
          [-HALF, edge(i)],
          [HALF, edge(i)],
          [HALF, edge(i + 1)],
          [-HALF, edge(i + 1)],
        ],
        true,
      ),
      `fill="${i % 2 ? '#1d7d3d' : '#24934a'}"`,
    ),
  );
  return bands.join('');
}

function lines(): string {
  const marks = [
    line(
      [
        [-8.6, 0],
        [8.6, 0],
        [8.6, LENGTH - 0.4],
        [-8.6, LENGTH - 0.4],
      ],
      true,
    ),
    line([
      [-8.6, LENGTH / 2],
      [8.6, LENGTH / 2],
    ]),
    line(arc([0, LENGTH / 2], 2.6)),
    line(arc([0, 0], 4.6, 0, 180)),
    line(arc([0, LENGTH - 0.4], 4.6, 180, 360)),
    line([
      [-1.8, LENGTH],
      [-1.8, LENGTH, 2.2],
      [1.8, LENGTH, 2.2],
      [1.8, LENGTH],
    ]),
  ];
  return path(marks.join(''), 'fill="none" stroke="#f4fff6" stroke-width="4"');
}

function boards(): string {
  return [-1, 1]
    .map((side) => {
      const x = side * HALF;
      return (
        path(
          line(
            [
              [x, -4],
              [x, LENGTH],
              [x, LENGTH, 1],
              [x, -4, 1],
            ],
            true,
          ),
          'fill="#e9edef"',
        ) +
        path(
          line(
            [
              [x, -4, 0.72],
              [x, LENGTH, 0.72],
              [x, LENGTH, 1],
              [x, -4, 1],
            ],
            true,
          ),
          'fill="#f25826"',
        )
      );
    })
    .join('');
}

function beams(): string {
  return [
    [-5, 7],
    [5, 7],
    [-5, 15],
    [5, 15],
  ]
    .map(([x = 0, y = 0]) => {
      const [[cx, cy], [px, py]] = [project(camera, [x, y, 6.6]), project(camera, [x * 0.8, y])];
      const scale = camera.focal / (y + camera.back);
      return (
        path(
          `M${cx - scale / 2} ${cy}L${px - scale * 2.4} ${py}` +
            `H${px + scale * 2.4}L${cx + scale / 2} ${cy}Z`,
          'fill="#fff6e4" opacity=".1"',
        ) +
        `<rect x="${cx - scale * 0.75}" y="${cy - 4}" width="${scale * 1.5}" height="8" rx="4" ` +
        `fill="#fffaf0"/>`
      );
    })
    .join('');
}

function ball(): string {
  const [x, y] = project(camera, [0.6, 3.4]);
  return `<ellipse cx="${x + 8}" cy="${y + 2}" rx="34" ry="8" fill="#0c4020"/>
    <g transform="translate(${x} ${y - 26})">
    <circle r="28" fill="#fdfdfb"/><path d="M0-11 10.5-3.4 6.5 9-6.5 9-10.5-3.4Z" fill="#101417"/>
    <path d="M0-11V-22M10.5-3.4 21-7M6.5 9 13 18M-6.5 9-13 18M-10.5-3.4-21-7"
      stroke="#101417" stroke-width="2.4"/></g>`;
}
