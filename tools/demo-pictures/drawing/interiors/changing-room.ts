import { ballDefs, ballOf } from '../ball.ts';
import { corners, HEIGHT, vignetteDef, WIDTH } from '../frame.ts';
import { digits } from '../glyphs.ts';
import { tiles } from '../ornaments.ts';
import { KITS } from '../palettes.ts';
import { type Kit } from '../player.ts';
import { drawing, ellipse, group, linear, line, path, radial, rect, type Svg } from '../svg.ts';

/**
 * Picture of the changing room with benches under the hooks, a quarter of an hour before a match.
 */
export const changingRoom = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    defs(),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#wall)' }),
    ...[330, 800, 1270].map(
      (x) =>
        rect([x - 300, -160, 600, 560], { fill: 'url(#shine)' }) +
        rect([x - 130, 34, 260, 16], { fill: '#f5fbff', rx: 8 }),
    ),
    tiles({ x1: 0, x2: WIDTH, y: 560, size: 62 }, ['#173039', '#f25826', '#f4f6f7']),
    rect([0, 622, WIDTH, 170], { fill: '#3a5866' }),
    rect([0, 792, WIDTH, 275], { fill: 'url(#floor)' }),
    ...Array.from({ length: 9 }, (_, index) =>
      line(
        [
          [index * 230 - 120, HEIGHT],
          [280 + index * 130, 792],
        ],
        { stroke: '#000000', 'stroke-opacity': 0.12, 'stroke-width': 3 },
      ),
    ),
    rect([60, 150, 1480, 26], { fill: 'url(#wood)', rx: 6 }),
    ...HUNG.map(([kit, number], index) => shirtOn(180 + index * 248, kit, number)),
    bench(),
    bag(),
    bottle(980, '#40c456'),
    bottle(1030, '#3a8fd0'),
    boots(),
    group(
      { transform: 'translate(1330 948)' },
      ellipse([8, 62, 66, 14], { fill: '#000000', 'fill-opacity': 0.35 }),
      ballOf(62),
    ),
    corners,
  );

const defs = (): Svg =>
  [
    vignetteDef(0.65, 0.5, 0.45),
    ballDefs,
    linear('wall', [
      [0, '#20343f'],
      [1, '#2d4a58'],
    ]),
    linear('floor', [
      [0, '#5a6d75'],
      [1, '#39474d'],
    ]),
    linear('wood', [
      [0, '#d8a870'],
      [1, '#b07f4a'],
    ]),
    radial('shine', [
      [0, '#eaf6ff', 0.55],
      [1, '#eaf6ff', 0],
    ]),
  ].join('');

const HUNG: readonly (readonly [Kit, string])[] = [
  [KITS.orange, '7'],
  [KITS.orange, '10'],
  [KITS.orange, '4'],
  [KITS.keeper, '1'],
  [KITS.orange, '9'],
  [KITS.orange, '11'],
];

/** Draws a shirt on its hook, seen from behind. */
function shirtOn(x: number, { shirt, trim, shorts }: Kit, number: string): Svg {
  return (
    path('M-4 -24V-8M-16 -2Q0 -16 16 -2', {
      fill: 'none',
      stroke: '#c9ced0',
      'stroke-width': 6,
      transform: `translate(${x} 196)`,
    }) +
    group(
      { transform: `translate(${x} 200)` },
      path(
        'M-32 0Q0 20 32 0L78 22L104 98L66 112L58 84V236Q0 252 -58 236V84L-66 112L-104 98L-78 22Z',
        { fill: shirt },
      ),
      path('M32 0L78 22L104 98L66 112L58 84V236Q44 240 30 241C44 160 36 70 32 0Z', {
        fill: '#000000',
        'fill-opacity': 0.14,
      }),
      path('M-32 0Q0 20 32 0', { fill: 'none', stroke: trim, 'stroke-width': 9 }),
      path('M-104 98L-66 112M104 98L66 112', { stroke: trim, 'stroke-width': 9 }),
      group({ transform: 'translate(0 130)' }, digits(number, 84, trim, 17)),
      path('M-50 252H50L56 330H8L0 290L-8 330H-56Z', { fill: shorts }),
      path('M-50 252H50V266H-50Z', { fill: trim, 'fill-opacity': 0.85 }),
    )
  );
}

const bench = (): Svg =>
  rect([40, 700, 1520, 34], { fill: 'url(#wood)', rx: 8 }) +
  rect([40, 740, 1520, 26], { fill: '#9a6c3c', rx: 8 }) +
  [130, 520, 1080, 1470]
    .map(
      (x) =>
        rect([x - 14, 766, 28, 150], { fill: '#1a2429' }) +
        rect([x - 60, 906, 120, 16], { fill: '#1a2429', rx: 6 }),
    )
    .join('');

const bag = (): Svg =>
  ellipse([430, 712, 210, 16], { fill: '#000000', 'fill-opacity': 0.25 }) +
  path('M250 700C240 620 270 590 320 584H560C610 590 636 620 626 700Z', { fill: '#101417' }) +
  path('M250 700C240 620 270 590 320 584H360V700ZM520 584H560C610 590 636 620 626 700H520Z', {
    fill: '#1f272c',
  }) +
  path('M360 590C370 520 510 520 520 590', {
    fill: 'none',
    stroke: '#f25826',
    'stroke-width': 16,
  }) +
  rect([300, 632, 280, 8], { fill: '#f25826' }) +
  group({ transform: 'translate(440 668)' }, digits('5', 38, '#f25826', 8));

const bottle = (x: number, color: string): Svg =>
  path(
    `M${x - 20} 702V628Q${x - 20} 610 ${x - 10} 602V588H${x + 10}V602Q${x + 20} 610 ` +
      `${x + 20} 628V702Z`,
    { fill: '#eaf3f6', 'fill-opacity': 0.85 },
  ) +
  path(`M${x - 20} 702V650H${x + 20}V702Z`, { fill: color, 'fill-opacity': 0.85 }) +
  rect([x - 12, 572, 24, 18], { fill: color, rx: 4 });

const boots = (): Svg =>
  [700, 850]
    .map(
      (x, index) =>
        path(
          `M${x} 960C${x - 4} 920 ${x + 4} 902 ${x + 26} 900C${x + 40} 926 ${x + 70} ` +
            `938 ${x + 104} 944Q${x + 122} 952 ${x + 116} 966H${x}Z`,
          { fill: index ? '#f25826' : '#e24a18' },
        ) +
        path(`M${x + 44} 922L${x + 62} 912M${x + 58} 930L${x + 74} 920`, {
          stroke: '#ffffff',
          'stroke-width': 5,
        }) +
        rect([x - 2, 962, 122, 10], { fill: '#101417', rx: 4 }),
    )
    .join('');
