import { ballDefs, ballOf } from './ball.ts';
import { darker, lighter } from './color.ts';
import { digits } from './glyphs.ts';
import { tiles } from './ornaments.ts';
import { KITS, TURFS } from './palettes.ts';
import { body, type Figure, type Kit, SKINS } from './player.ts';
import {
  area,
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
} from './svg.ts';

const [WIDTH, HEIGHT] = [1600, 1067];

const vignette = radial(
  'vignette',
  [
    [0, '#000000', 0],
    [0.65, '#000000', 0.05],
    [1, '#000000', 0.5],
  ],
  [0.5, 0.45, 0.8],
);
const corners = rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#vignette)' });

/** Mint tea after the match, the pitch behind the glass. */
export const cafeteria = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignette,
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
    pane(),
    counter(),
    tiles({ x1: 0, x2: WIDTH, y: 655, size: 58 }, ['#0f4f4a', '#f0c46a', '#f7efe0']),
    rect([0, 713, WIDTH, 120], { fill: '#b98a5c' }),
    ...[250, 700, 1150].map((x) => pendant(x)),
    ...[-70, 1290].map((x) => stool(x + 160)),
    tableTop(),
    tea(),
    corners,
  );

/** The window onto the pitch. */
function pane(): Svg {
  const [x, y, w, h] = [470, 170, 1010, 430];
  const turf = TURFS.green;
  const ground = area(
    [
      [x, y + h],
      [x, y + 250],
      [x + 250, y + 210],
      [x + w - 250, y + 210],
      [x + w, y + 250],
      [x + w, y + h],
    ],
    { fill: turf.light },
  );
  const bands = [0, 2, 4].map((index) =>
    area(
      [
        [x, y + 262 + index * 30],
        [x + w, y + 262 + index * 30],
        [x + w, y + 290 + index * 32],
        [x, y + 290 + index * 32],
      ],
      { fill: turf.dark, 'fill-opacity': 0.7 },
    ),
  );
  const lamps = [x + 170, x + 500, x + 830].map(
    (at) =>
      rect([at - 160, y - 60, 320, 260], { fill: 'url(#shine)', 'fill-opacity': 0.55 }) +
      rect([at - 42, y + 60, 84, 9], { fill: '#ffffff', rx: 4 }),
  );
  return (
    rect([x - 18, y - 18, w + 36, h + 36], { fill: '#5a351f', rx: 10 }) +
    rect([x, y, w, h], { fill: '#16222a' }) +
    lamps.join('') +
    ground +
    bands.join('') +
    line(
      [
        [x, y + 330],
        [x + w, y + 330],
      ],
      { stroke: '#ffffff', 'stroke-width': 5, 'stroke-opacity': 0.85 },
    ) +
    ellipse([x + w / 2, y + 330, 190, 42], {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-opacity': 0.85,
    }) +
    far(x + 210, y + 330, 0.5, { pose: 'run', kit: KITS.orange, skin: SKINS[1], hair: '#1b120c' }) +
    far(x + 470, y + 372, 0.62, {
      pose: 'dribble',
      kit: KITS.white,
      skin: SKINS[4],
      hair: '#0f0b09',
    }) +
    far(x + 600, y + 352, 0.56, {
      pose: 'sprint',
      kit: KITS.orange,
      skin: SKINS[2],
      hair: '#2b1a10',
      turned: true,
    }) +
    far(x + 830, y + 300, 0.44, {
      pose: 'waist',
      kit: KITS.white,
      skin: SKINS[0],
      hair: '#111111',
    }) +
    group({ transform: `translate(${x + 540} ${y + 366})` }, ballOf(10)) +
    group(
      { stroke: '#5a351f', 'stroke-width': 14 },
      line(
        [
          [x + w / 3, y],
          [x + w / 3, y + h],
        ],
        {},
      ),
      line(
        [
          [x + (2 * w) / 3, y],
          [x + (2 * w) / 3, y + h],
        ],
        {},
      ),
    ) +
    area(
      [
        [x + 60, y],
        [x + 210, y],
        [x - 0, y + 260],
        [x, y + 130],
      ],
      { fill: '#ffffff', 'fill-opacity': 0.08 },
    )
  );
}

/** Somebody who plays while others have tea. */
const far = (x: number, y: number, size: number, figure: Figure): Svg =>
  ellipse([x, y, 34 * size, 8 * size], { fill: '#000000', 'fill-opacity': 0.3 }) +
  group({ transform: `translate(${x} ${y}) scale(${size})` }, body(figure));

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

/** Pot, glasses and a plate of pastry. */
function tea(): Svg {
  const glass = (x: number, y: number) =>
    ellipse([x, y + 70, 46, 13], { fill: '#000000', 'fill-opacity': 0.28 }) +
    path(
      `M${x - 34} ${y - 42}L${x - 25} ${y + 68}Q${x} ${y + 78} ${x + 25} ` +
        `${y + 68}L${x + 34} ${y - 42}Z`,
      { fill: '#dfe9d8', 'fill-opacity': 0.55 },
    ) +
    path(
      `M${x - 31} ${y - 6}L${x - 25} ${y + 66}Q${x} ${y + 76} ${x + 25} ` +
        `${y + 66}L${x + 31} ${y - 6}Q${x} ${y + 4} ${x - 31} ${y - 6}Z`,
      { fill: '#b9962f' },
    ) +
    ellipse([x, y - 6, 31, 7], { fill: '#d6b54c' }) +
    group(
      { fill: '#2f8f4e' },
      path(`M${x - 4} ${y - 8}q-26 -26 -6 -44q18 18 6 44z`, {}),
      path(`M${x + 4} ${y - 8}q4 -34 28 -36q2 26 -28 36z`, {}),
    ) +
    ellipse([x, y - 42, 34, 7], { fill: 'none', stroke: '#f0c46a', 'stroke-width': 3 });
  const steel = '#c9ced0';
  const pot =
    ellipse([640, 948, 150, 30], { fill: '#000000', 'fill-opacity': 0.3 }) +
    path(
      'M520 860C510 930 560 952 640 952S770 930 760 860C752 800 706 772 640 772S528 800 520 860Z',
      { fill: steel },
    ) +
    path('M700 782C742 800 764 836 756 892C750 930 712 950 660 952C716 930 730 850 700 782Z', {
      fill: darker(steel, 0.3),
    }) +
    path('M752 838C806 832 812 786 844 764L860 780C836 812 836 876 752 884Z', {
      fill: darker(steel, 0.12),
    }) +
    path('M528 826C470 812 462 912 532 914', {
      fill: 'none',
      stroke: darker(steel, 0.2),
      'stroke-width': 18,
    }) +
    path('M576 782C586 738 616 722 640 716C664 722 694 738 704 782Z', {
      fill: lighter(steel, 0.3),
    }) +
    circle(640, 706, 13, { fill: darker(steel, 0.15) }) +
    path('M548 836Q640 866 732 836', {
      fill: 'none',
      stroke: darker(steel, 0.35),
      'stroke-width': 4,
    });
  const plate =
    ellipse([1180, 950, 150, 40], { fill: '#f7efe0' }) +
    ellipse([1180, 944, 122, 30], { fill: '#0f6b4f' }) +
    [
      [1120, 930],
      [1180, 920],
      [1236, 932],
      [1150, 946],
      [1206, 948],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x - 34} ${y + 8}Q${x} ${y - 44} ${x + 34} ${y + 8}Q${x} ${y - 12} ` +
            `${x - 34} ${y + 8}Z`,
          { fill: '#e0b06a' },
        ),
      )
      .join('');
  return pot + plate + glass(900, 886) + glass(1006, 916) + glass(410, 910);
}

/** The benches under the hooks, a quarter of an hour before. */
export const changing = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignette,
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
    ].join(''),
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

const HUNG: readonly (readonly [Kit, string])[] = [
  [KITS.orange, '7'],
  [KITS.orange, '10'],
  [KITS.orange, '4'],
  [KITS.keeper, '1'],
  [KITS.orange, '9'],
  [KITS.orange, '11'],
];

/** A shirt on its hook, seen from behind. */
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
