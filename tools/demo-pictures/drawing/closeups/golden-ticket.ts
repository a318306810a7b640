import { ballDefs, ballOf } from '../ball.ts';
import { corners, HEIGHT, vignetteDef, WIDTH } from '../frame.ts';
import { digits } from '../glyphs.ts';
import { GOLD } from '../ornaments.ts';
import {
  circle,
  drawing,
  ellipse,
  group,
  linear,
  line,
  path,
  radial,
  rect,
  type Svg,
} from '../svg.ts';

/** Picture of a golden ticket for a pack of twenty hours. */
export const goldenTicket = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    defs(),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#ground)' }),
    ...Array.from({ length: 8 }, (_, index) =>
      rect([index * 400 - 800, 0, 200, HEIGHT], {
        fill: '#ffffff',
        'fill-opacity': 0.025,
        transform: 'skewX(-18)',
      }),
    ),
    rect([200, -60, 1200, 1200], { fill: 'url(#halo)' }),
    ...[
      [4, 14],
      [8, 24],
      [12, 36],
    ].map(([dx = 0, dy = 0]) =>
      path(TICKET, {
        fill: '#000000',
        'fill-opacity': 0.16,
        transform: `translate(${800 + dx} ${540 + dy}) rotate(-9)`,
      }),
    ),
    group({ transform: 'translate(800 540) rotate(-9)' }, ticket()),
    group(
      { transform: 'translate(1290 800)' },
      ellipse([14, 116, 120, 26], { fill: '#000000', 'fill-opacity': 0.4 }),
      ballOf(116),
    ),
    corners,
  );

const defs = (): Svg =>
  [
    vignetteDef(0.6, 0.6),
    ballDefs,
    linear(
      'ground',
      [
        [0, '#123a2a'],
        [1, '#0c2a20'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'gold',
      [
        [0, GOLD[2]],
        [0.4, GOLD[0]],
        [1, GOLD[1]],
      ],
      [0, 0, 1, 1],
    ),
    radial('halo', [
      [0, '#ffe9a8', 0.5],
      [1, '#ffe9a8', 0],
    ]),
  ].join('');

const TICKET = 'M-520 -230H520V-70A70 70 0 0 0 520 70V230H-520V70A70 70 0 0 0 -520 -70Z';

function ticket(): Svg {
  const hole = Array.from({ length: 11 }, (_, index) =>
    circle(220, -200 + index * 40, 7, { fill: '#0f3325' }),
  );
  return (
    path(TICKET, { fill: 'url(#gold)' }) +
    path('M-490 -200H190V200H-490V84A96 96 0 0 0 -490 -84Z', {
      fill: 'none',
      stroke: '#6b4a10',
      'stroke-width': 5,
    }) +
    hole.join('') +
    group({ transform: 'translate(-150 -14)' }, digits('20', 230, '#3b2a08', 42)) +
    group(
      { fill: '#6b4a10' },
      ...Array.from({ length: 20 }, (_, index) =>
        rect([-360 + index * 22, 146, 14, 26], { rx: 3 }),
      ),
    ) +
    group(
      { transform: 'translate(372 0)' },
      path('M-70 -120H70V120H-70ZM-70 0H70M-34 -120V-84H34V-120M-34 120V84H34V120', {
        fill: 'none',
        stroke: '#3b2a08',
        'stroke-width': 9,
      }),
      circle(0, 0, 34, { fill: 'none', stroke: '#3b2a08', 'stroke-width': 9 }),
    ) +
    line(
      [
        [-480, -190],
        [180, -190],
      ],
      { stroke: '#ffffff', 'stroke-opacity': 0.4, 'stroke-width': 6 },
    )
  );
}
