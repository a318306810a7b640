import { darker } from '../color.ts';
import { HEIGHT, vignetteDef, WIDTH } from '../frame.ts';
import { digits } from '../glyphs.ts';
import { tiles } from '../ornaments.ts';
import { circle, drawing, group, linear, path, rect, type Svg } from '../svg.ts';

/** Picture of the kit that every child of the academy receives. */
export const starterKit = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignetteDef(0.6, 0.6),
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
    withShadow(400, 330, -7, shirt('#f25826', '#ffffff', '5')),
    withShadow(800, 330, 5, shirt('#1d3d55', '#f0c46a', '5')),
    withShadow(360, 790, 4, shorts('#1d3d55', '#f25826')),
    withShadow(700, 800, -6, shorts('#f25826', '#ffffff')),
    withShadow(1030, 740, 8, socks('#ffffff', '#f25826')),
    withShadow(1250, 790, -8, socks('#1d3d55', '#f0c46a')),
    withShadow(1250, 330, -10, CAP),
  );

/**
 * An object of the kit in the picture: its outline as an SVG path, from which its shadow is drawn,
 * and its drawing.
 */
interface KitObject {
  outline: string;
  drawn: Svg;
}

const withShadow = (x: number, y: number, turn: number, { outline, drawn }: KitObject): Svg =>
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

function shirt(color: string, trim: string, number: string): KitObject {
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

function shorts(color: string, trim: string): KitObject {
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

function socks(color: string, trim: string): KitObject {
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

const CAP: KitObject = {
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
