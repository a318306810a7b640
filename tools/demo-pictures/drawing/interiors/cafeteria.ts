import { ballDefs } from '../ball.ts';
import { corners, HEIGHT, vignetteDef, WIDTH } from '../frame.ts';
import { tiles } from '../ornaments.ts';
import { drawing, ellipse, group, linear, line, path, radial, rect, type Svg } from '../svg.ts';
import { pitchWindow } from './pitch-window.ts';
import { teaSet } from './tea-set.ts';

/** Picture of mint tea after the match, with the pitch behind the glass. */
export const cafeteria = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignetteDef(0.65, 0.5, 0.45),
      ballDefs,
      linear('warm', [
        [0, '#e8c79a'],
        [1, '#cf9f6c'],
      ]),
      linear('table', [
        [0, '#8a4b2a'],
        [1, '#5e2f1a'],
      ]),
      radial('shine', [
        [0, '#ffe9bd', 0.95],
        [1, '#ffe9bd', 0],
      ]),
    ].join(''),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#warm)' }),
    pitchWindow(),
    counter(),
    tiles({ x1: 0, x2: WIDTH, y: 655, size: 58 }, ['#0f4f4a', '#f0c46a', '#f7efe0']),
    rect([0, 713, WIDTH, 120], { fill: '#b98a5c' }),
    ...[250, 700, 1150].map((x) => pendant(x)),
    ...[-70, 1290].map((x) => stool(x + 160)),
    tableTop(),
    teaSet(),
    corners,
  );

function counter(): Svg {
  const cups = Array.from({ length: 5 }, (_, index) =>
    rect([70 + index * 62, 318, 40, 34], {
      fill: ['#f7efe0', '#0f6b4f', '#f25826', '#f7efe0', '#1d3d55'][index],
      rx: 6,
    }),
  );
  const bottles = Array.from({ length: 6 }, (_, index) =>
    path(`M${78 + index * 54} 500v-66l8 -18v-20h14v20l8 18v66z`, {
      fill: ['#c7352c', '#e8703a', '#2f8f4e', '#f0c46a', '#3a8fd0', '#c7352c'][index],
    }),
  );
  return (
    rect([44, 352, 360, 14], { fill: '#6b3d22' }) +
    rect([44, 500, 360, 14], { fill: '#6b3d22' }) +
    cups.join('') +
    bottles.join('') +
    rect([0, 560, 430, 100], { fill: '#7a4526' }) +
    rect([0, 548, 446, 18], { fill: '#4d2a17', rx: 6 })
  );
}

const pendant = (x: number): Svg =>
  rect([x - 210, 20, 420, 420], { fill: 'url(#shine)', 'fill-opacity': 0.5 }) +
  line(
    [
      [x, 0],
      [x, 130],
    ],
    { stroke: '#3b2416', 'stroke-width': 4 },
  ) +
  path(`M${x - 62} 196C${x - 58} 150 ${x - 26} 128 ${x} 128S${x + 58} 150 ${x + 62} 196Z`, {
    fill: '#c98a2b',
  }) +
  ellipse([x, 196, 62, 9], { fill: '#fff3cf' });

const stool = (x: number): Svg =>
  group(
    { stroke: '#3b2416', 'stroke-width': 12 },
    line(
      [
        [x - 40, 790],
        [x - 62, 1020],
      ],
      {},
    ),
    line(
      [
        [x + 40, 790],
        [x + 62, 1020],
      ],
      {},
    ),
  ) +
  ellipse([x, 782, 96, 24], { fill: '#0f6b4f' }) +
  ellipse([x, 774, 96, 22], { fill: '#158262' });

const tableTop = (): Svg =>
  ellipse([800, 985, 640, 176], { fill: '#3b1e10' }) +
  ellipse([800, 962, 640, 172], { fill: 'url(#table)' }) +
  ellipse([800, 956, 560, 140], {
    fill: 'none',
    stroke: '#f0c46a',
    'stroke-opacity': 0.35,
    'stroke-width': 4,
  });
