import { corners, HEIGHT, vignetteDef, WIDTH } from './frame.ts';
import { digits } from './glyphs.ts';
import { tiles } from './ornaments.ts';
import {
  area,
  circle,
  drawing,
  ellipse,
  group,
  line,
  linear,
  lot,
  path,
  radial,
  rect,
  type Svg,
} from './svg.ts';

/** Picture of the football centre from outside at dusk, when the street lamps are switched on. */
export const facade = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    defs(),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#evening)' }),
    sky(),
    town(),
    rect([0, 800, WIDTH, HEIGHT - 800], { fill: 'url(#asphalt)' }),
    hall(),
    sign(),
    entrance(),
    ...[
      [120, 1.25],
      [1500, 1.1],
    ].map(([x = 0, size = 1]) => palm(x, 830, size)),
    ...[290, 1330].map((x) => lamp(x)),
    car(250, 900, '#b3202c', 1),
    car(1140, 930, '#f4f1ea', 1.16),
    lanes(),
    corners,
  );

const defs = (): Svg =>
  [
    linear('evening', [
      [0, '#1b2450'],
      [0.45, '#6a3d6b'],
      [0.72, '#e0754a'],
      [0.86, '#f7b768'],
      [1, '#f7c987'],
    ]),
    linear('front', [
      [0, '#f3e6d2'],
      [1, '#d9b98c'],
    ]),
    linear('asphalt', [
      [0, '#3a3036'],
      [1, '#1c181d'],
    ]),
    linear('inside', [
      [0, '#fff1c9'],
      [1, '#ffc873'],
    ]),
    radial('halo', [
      [0, '#ffe2a0', 0.85],
      [1, '#ffe2a0', 0],
    ]),
    vignetteDef(0.7, 0.45),
  ].join('');

function sky(): Svg {
  const next = lot(17);
  const stars = Array.from({ length: 60 }, () =>
    circle(next() * WIDTH, next() * 300, 0.8 + next() * 1.6, {
      fill: '#ffffff',
      'fill-opacity': 0.3 + next() * 0.5,
    }),
  );
  const clouds = [
    [240, 430, 260],
    [1180, 380, 340],
    [760, 300, 220],
  ].map(
    ([x = 0, y = 0, w = 0]) =>
      ellipse([x, y, w, 16], { fill: '#ffb98a', 'fill-opacity': 0.3 }) +
      ellipse([x + w * 0.3, y + 20, w * 0.7, 11], { fill: '#ffd2a6', 'fill-opacity': 0.28 }),
  );
  return (
    [...stars, ...clouds].join('') +
    path('M1330 120A58 58 0 1 0 1376 214A46 46 0 1 1 1330 120Z', { fill: '#fff1cf' })
  );
}

/** Draws roofs and a minaret in the distance. */
function town(): Svg {
  const next = lot(29);
  const roofs = Array.from({ length: 26 }, (_, index) =>
    rect([index * 64 - 10, 700 - next() * 90, 66, 200], {}),
  );
  return group(
    { fill: '#4a2b4a', 'fill-opacity': 0.85 },
    ...roofs,
    path(
      'M1452 800V520H1512V800ZM1462 520V476H1502V520ZM1472 476V452H1492V476ZM1480 ' +
        '452V420H1484V452Z',
      {},
    ),
  );
}

function hall(): Svg {
  const ribs = Array.from({ length: 13 }, (_, index) =>
    line(
      [
        [300 + index * 84, 420 + Math.abs(index - 6) * 12],
        [300 + index * 84, 800],
      ],
      { stroke: '#b58a5d', 'stroke-opacity': 0.35, 'stroke-width': 4 },
    ),
  );
  const windows = Array.from({ length: 4 }, (_, index) => [330 + index * 96, 1000 + index * 96])
    .flat()
    .map(
      (x) =>
        rect([x, 540, 70, 120], { fill: 'url(#inside)', rx: 35 }) +
        rect([x, 596, 70, 64], { fill: 'url(#inside)' }) +
        path(`M${x + 35} 540V660M${x} 600H${x + 70}`, { stroke: '#b98a5c', 'stroke-width': 5 }),
    );
  return (
    area(
      [
        [240, 800],
        [240, 470],
        [800, 360],
        [1360, 470],
        [1360, 800],
      ],
      { fill: 'url(#front)' },
    ) +
    ribs.join('') +
    area(
      [
        [214, 478],
        [800, 350],
        [1386, 478],
        [1386, 506],
        [800, 380],
        [214, 506],
      ],
      { fill: '#101417' },
    ) +
    windows.join('') +
    tiles({ x1: 240, x2: 1360, y: 700, size: 56 }, ['#0f4f4a', '#f0c46a', '#f3e6d2']) +
    rect([240, 756, 1120, 44], { fill: '#8a3d1f' })
  );
}

const sign = (): Svg =>
  rect([516, 424, 568, 96], { fill: '#101417', rx: 14 }) +
  rect([516, 424, 568, 96], { fill: 'none', stroke: '#f25826', 'stroke-width': 5, rx: 14 }) +
  group({ transform: 'translate(800 472)' }, digits('FIVE ARENA', 46, '#ffffff', 9)) +
  rect([440, 330, 720, 280], { fill: 'url(#halo)', 'fill-opacity': 0.35 });

const entrance = (): Svg =>
  path('M700 800V640C700 560 900 560 900 640V800Z', { fill: '#5a351f' }) +
  path('M716 800V644C716 580 884 580 884 644V800Z', { fill: 'url(#inside)' }) +
  path('M800 594V800M716 690H884', { stroke: '#5a351f', 'stroke-width': 9 }) +
  area(
    [
      [716, 800],
      [884, 800],
      [980, 900],
      [620, 900],
    ],
    { fill: '#ffd98f', 'fill-opacity': 0.28 },
  ) +
  walker(1010, 838, '#1d3d55', '#f25826') +
  walker(1062, 846, '#0f6b4f', '#f0c46a') +
  walker(640, 852, '#101417', '#4aa3df');

/** Draws a person with a bag on the way into the building. */
const walker = (x: number, y: number, coat: string, bag: string): Svg =>
  ellipse([x, y, 22, 5], { fill: '#000000', 'fill-opacity': 0.4 }) +
  group(
    { transform: `translate(${x} ${y})` },
    path('M-4 -44L-12 0M4 -44L13 -2', {
      stroke: '#20242a',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    path('M-14 -92Q0 -100 14 -92L12 -40H-12Z', { fill: coat }),
    circle(0, -108, 11, { fill: '#b9805a' }),
    path('M-11 -108C-12 -122 12 -122 11 -108C4 -114 -4 -114 -11 -108Z', { fill: '#17110d' }),
    rect([8, -66, 22, 26], { fill: bag, rx: 5 }),
    path('M-8 -92L20 -64', { stroke: bag, 'stroke-width': 3 }),
  );

function palm(x: number, y: number, size: number): Svg {
  const leaf = 'M0 0C-40 -50 -110 -56 -160 -14C-110 -30 -60 -22 0 8Z';
  const crown = [-34, 8, 52, 96, 140, 186].map((turn) =>
    path(leaf, { transform: `rotate(${turn - 52})` }),
  );
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path('M-12 0C-8 -120 -16 -220 2 -340L16 -340C6 -220 14 -120 14 0Z', { fill: '#3a2420' }),
    group({ transform: 'translate(8 -344)', fill: '#1e3a2c' }, ...crown),
    group({ transform: 'translate(8 -344) scale(0.8)', fill: '#2c5540' }, ...crown.slice(1, 5)),
  );
}

const lamp = (x: number): Svg =>
  rect([x - 170, 380, 340, 340], { fill: 'url(#halo)' }) +
  path(`M${x - 5} 850V560H${x + 5}V850Z`, { fill: '#17181c' }) +
  rect([x - 22, 540, 44, 26], { fill: '#fff1cf', rx: 8 });

const car = (x: number, y: number, color: string, size: number): Svg =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    ellipse([150, 66, 170, 14], { fill: '#000000', 'fill-opacity': 0.45 }),
    path('M0 52C-6 20 10 8 52 4L92 -34C100 -42 200 -44 214 -34L252 4C290 8 304 20 300 52Z', {
      fill: color,
    }),
    path('M70 2L102 -26H146V2ZM156 2V-26H204L230 2Z', { fill: '#20303c' }),
    rect([-2, 40, 304, 14], { fill: '#000000', 'fill-opacity': 0.3 }),
    ...[62, 238].map(
      (at) => circle(at, 54, 27, { fill: '#121316' }) + circle(at, 54, 12, { fill: '#8d9598' }),
    ),
    rect([288, 18, 14, 12], { fill: '#ffe9a8', rx: 4 }),
    rect([-2, 18, 12, 12], { fill: '#d33', rx: 4 }),
  );

const lanes = (): Svg =>
  group(
    { stroke: '#f4f1ea', 'stroke-opacity': 0.5, 'stroke-width': 8 },
    ...[80, 520, 980, 1440].map((x) =>
      line(
        [
          [x, 1010],
          [x + 150, 1010],
        ],
        {},
      ),
    ),
  );
