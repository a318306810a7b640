import { ballDefs, ballOf } from './ball.ts';
import { darker } from './color.ts';
import { digits } from './glyphs.ts';
import { GOLD, tiles } from './ornaments.ts';
import { TURFS } from './palettes.ts';
import {
  blur,
  circle,
  drawing,
  ellipse,
  group,
  linear,
  line,
  lot,
  path,
  radial,
  rect,
  type Svg,
  tenth,
} from './svg.ts';

const [WIDTH, HEIGHT] = [1600, 1067];
const vignette = radial(
  'vignette',
  [
    [0, '#000000', 0],
    [0.6, '#000000', 0.05],
    [1, '#000000', 0.6],
  ],
  [0.5, 0.5, 0.8],
);
const corners = rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#vignette)' });

/** The ball on its spot, lights far behind. */
export const spot = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignette,
      ballDefs,
      blur('far', 14),
      linear('dark', [
        [0, '#0b1116'],
        [1, '#17252a'],
      ]),
      linear('grass', [
        [0, '#14532f'],
        [0.35, '#237a43'],
        [1, '#2f9a55'],
      ]),
      radial('halo', [
        [0, '#fff6df', 0.95],
        [0.3, '#ffe3a8', 0.4],
        [1, '#ffe3a8', 0],
      ]),
      radial('warm', [
        [0, '#f25826', 0.5],
        [1, '#f25826', 0],
      ]),
    ].join(''),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#dark)' }),
    rect([900, -300, 1100, 1000], { fill: 'url(#warm)' }),
    bokeh(),
    rect([0, 560, WIDTH, HEIGHT - 560], { fill: 'url(#grass)' }),
    group(
      { filter: 'url(#far)' },
      path('M470 566V330H1010V566', { fill: 'none', stroke: '#f4f6f5', 'stroke-width': 16 }),
      rect([0, 560, WIDTH, 9], { fill: '#f4f6f5', 'fill-opacity': 0.8 }),
    ),
    ellipse([800, 940, 300, 50], { fill: '#f5f8f5', 'fill-opacity': 0.9 }),
    blades(7, 4200, 600),
    ellipse([850, 934, 236, 34], { fill: '#06130b', 'fill-opacity': 0.55 }),
    group({ transform: 'translate(800 736) rotate(14)' }, ballOf(212)),
    blades(9, 900, 925),
    corners,
  );

function bokeh(): Svg {
  const next = lot(3);
  return (
    Array.from({ length: 26 }, () => {
      const [x, y, r] = [next() * WIDTH, 40 + next() * 420, 22 + next() * 70];
      return circle(x, y, r, {
        fill: ['#fff1cf', '#ffd08a', '#f25826', '#9fd0f0'][Math.floor(next() * 4)],
        'fill-opacity': 0.07 + next() * 0.16,
      });
    }).join('') +
    [240, 620, 1020, 1400]
      .map((x) => rect([x - 190, -60, 380, 380], { fill: 'url(#halo)' }))
      .join('')
  );
}

/** Blades of turf from this height on, larger towards the eye. */
function blades(seed: number, count: number, from: number): Svg {
  const next = lot(seed);
  const shades = [TURFS.green.light, '#3bab62', '#1f6d3b', '#4fc078'].map(() => '');
  Array.from({ length: count }).forEach(() => {
    const depth = next();
    const y = from + depth * depth * (HEIGHT - from + 20);
    const [x, tall, lean] = [next() * WIDTH, 5 + ((y - 560) / 507) * 34, (next() - 0.5) * 16];
    const shade = Math.floor(next() * shades.length);
    shades[shade] += `M${tenth(x)} ${tenth(y)}l${tenth(lean)} ${tenth(-tall)}`;
  });
  const colors = [TURFS.green.light, '#3bab62', '#1f6d3b', '#4fc078'];
  return shades
    .map((d, index) =>
      path(d, {
        stroke: colors[index],
        'stroke-width': 2.6,
        'stroke-opacity': 0.75,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    )
    .join('');
}

/** What every child of the academy is given. */
export const starterKit = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignette,
      linear(
        'paper',
        [
          [0, '#fbf6ec'],
          [1, '#efe3cf'],
        ],
        [0, 0, 1, 1],
      ),
    ].join(''),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#paper)' }),
    tiles({ x1: 0, x2: WIDTH, y: HEIGHT - 56, size: 56 }, ['#1d3d55', '#f25826', '#fbf6ec']),
    tiles({ x1: 0, x2: WIDTH, y: 0, size: 56 }, ['#1d3d55', '#f25826', '#fbf6ec']),
    laid(400, 330, -7, shirt('#f25826', '#ffffff', '5')),
    laid(800, 330, 5, shirt('#1d3d55', '#f0c46a', '5')),
    laid(360, 790, 4, shorts('#1d3d55', '#f25826')),
    laid(700, 800, -6, shorts('#f25826', '#ffffff')),
    laid(1030, 740, 8, socks('#ffffff', '#f25826')),
    laid(1250, 790, -8, socks('#1d3d55', '#f0c46a')),
    laid(1250, 330, -10, CAP),
  );

/** A thing on paper, with the shadow of its outline. */
interface Laid {
  outline: string;
  drawn: Svg;
}

const laid = (x: number, y: number, turn: number, { outline, drawn }: Laid): Svg =>
  SHADOWS.map(([dx, dy]) =>
    path(outline, {
      fill: '#4a3216',
      'fill-opacity': 0.1,
      transform: `translate(${x + dx} ${y + dy}) rotate(${turn})`,
    }),
  ).join('') + group({ transform: `translate(${x} ${y}) rotate(${turn})` }, drawn);

const SHADOWS = [
  [5, 7],
  [9, 13],
  [13, 19],
] as const;

function shirt(color: string, trim: string, number: string): Laid {
  const outline =
    'M-52 -150Q0 -118 52 -150L120 -118L164 -10L104 14L92 -26V168Q0 188 -92 168V-26L-104 ' +
    '14L-164 -10L-120 -118Z';
  return {
    outline,
    drawn: [
      path(outline, { fill: color }),
      path('M52 -150L120 -118L164 -10L104 14L92 -26V168Q70 174 46 177C70 60 60 -60 52 -150Z', {
        fill: '#000000',
        'fill-opacity': 0.1,
      }),
      path('M-52 -150Q0 -118 52 -150', { fill: 'none', stroke: trim, 'stroke-width': 13 }),
      path('M-164 -10L-104 14M164 -10L104 14', { stroke: trim, 'stroke-width': 13 }),
      path('M-92 150Q0 170 92 150V168Q0 188 -92 168Z', { fill: trim }),
      group({ transform: 'translate(0 24)' }, digits(number, 100, trim, 20)),
    ].join(''),
  };
}

function shorts(color: string, trim: string): Laid {
  const outline = 'M-96 -92H96L124 96H22L0 -4L-22 96H-124Z';
  return {
    outline,
    drawn:
      path(outline, { fill: color }) +
      path('M-96 -92H96V-66H-96Z', { fill: darker(color, 0.25) }) +
      path('M-120 70L-124 96H-22L-17 70ZM120 70L124 96H22L17 70Z', { fill: trim }) +
      path('M-8 -66L-14 -20M8 -66L14 -20', { stroke: trim, 'stroke-width': 5 }),
  };
}

function socks(color: string, trim: string): Laid {
  const one = (x: number) =>
    `M${x - 30} -130h60V40c0 20 10 30 32 42c18 14 8 40 -18 40h-48c-20 0 -26 -18 -26 -38Z`;
  const bands = (x: number) =>
    path(`M${x - 30} -130h60v38h-60ZM${x - 30} -76h60v10h-60Z`, { fill: trim }) +
    path(`M${x + 30} 40c0 20 10 30 32 42c18 14 8 40 -18 40h-24c24 -12 4 -48 10 -82Z`, {
      fill: '#000000',
      'fill-opacity': 0.1,
    });
  return {
    outline: [-46, 46].map(one).join(''),
    drawn: [-46, 46].map((x) => path(one(x), { fill: color }) + bands(x)).join(''),
  };
}

const CAP: Laid = {
  outline:
    'M-130 30C-134 -70 -70 -122 0 -122S134 -70 130 30C176 56 160 92 120 84Q0 44 -120 ' +
    '84C-160 92 -176 56 -130 30Z',
  drawn:
    path('M-130 30C-134 -70 -70 -122 0 -122S134 -70 130 30Q0 -6 -130 30Z', { fill: '#f25826' }) +
    path('M-130 30Q0 -8 130 30C176 56 160 92 120 84Q0 44 -120 84C-160 92 -176 56 -130 30Z', {
      fill: '#1d3d55',
    }) +
    path('M0 -122V8M-66 -104C-84 -60 -88 -20 -86 14M66 -104C84 -60 88 -20 86 14', {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': 0.16,
      'stroke-width': 4,
    }) +
    circle(0, -122, 10, { fill: '#1d3d55' }) +
    group({ transform: 'translate(0 -46)' }, digits('5', 64, '#ffffff', 14)),
};

/** Twenty hours in the hand. */
export const goldenTicket = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignette,
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
    ].join(''),
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
