import { ballDefs } from './ball.ts';
import { type ChargeName, CHARGES } from './charges.ts';
import { darker, lighter } from './color.ts';
import { drawing, element, group, linear, path, rect, type Svg } from './svg.ts';

/** Description of a crest: shape, division, emblem and colours. */
export interface Crest {
  shape: ShapeName;
  division: DivisionName;
  charge: ChargeName;
  /**
   * Colours of the crest: `ground` of the background, `second` of the other part of the divided
   * background, `charge` of the emblem.
   */
  colors: readonly [ground: string, second: string, charge: string];
}

const SIZE = 320;

// Outlines of crests around the origin, about 180 units high.
const SHAPES = {
  shield: 'M-72 -84H72V-6C72 44 40 74 0 92C-40 74 -72 44 -72 -6Z',
  pointed: 'M-72 -70L0 -92L72 -70V10C72 50 34 76 0 92C-34 76 -72 50 -72 10Z',
  round: 'M0 -88A88 88 0 1 1 -0.1 -88Z',
  hexagon: 'M0 -92L80 -46V46L0 92L-80 46V-46Z',
  banner: 'M-64 -88H64V60L0 92L-64 60Z',
  zellige:
    'M0 -94L25 -60L66 -66L60 -25L94 0L60 25L66 66L25 60L0 94L-25 60L-66 66L-60 25L-94 ' +
    '0L-60 -25L-66 -66L-25 -60Z',
} as const;
type ShapeName = keyof typeof SHAPES;

const DIVISIONS = {
  plain: () => '',
  pale: (fill) => rect([0, -100, 100, 200], { fill }),
  stripes: (fill) =>
    [-66, -22, 22, 66].map((x) => rect([x - 11, -100, 22, 200], { fill })).join(''),
  bend: (fill) => rect([-24, -160, 48, 320], { fill, transform: 'rotate(-38)' }),
  chief: (fill) => rect([-100, -100, 200, 56], { fill }),
  base: (fill) => rect([-100, 40, 200, 60], { fill }),
  chevron: (fill) => path('M-100 96L0 14L100 96V60L0 -22L-100 60Z', { fill }),
  quarters: (fill) => rect([0, -100, 100, 100], { fill }) + rect([-100, 0, 100, 100], { fill }),
} as const satisfies Record<string, (fill: string) => Svg>;
type DivisionName = keyof typeof DIVISIONS;

/** Draws a crest on a transparent background. */
export function crest({ shape, division, charge, colors: [ground, second, mark] }: Crest): Svg {
  const outline = SHAPES[shape];
  const shine = linear(
    'shine',
    [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0.04],
      [0.5, '#000000', 0.04],
      [1, '#000000', 0.18],
    ],
    [0, 0, 1, 1],
  );
  const clip = element('clipPath', { id: 'field' }, path(outline, {}));
  return drawing(
    SIZE,
    SIZE,
    shine + clip + ballDefs,
    group(
      { transform: `translate(${SIZE / 2} ${SIZE / 2}) scale(1.66)` },
      path(outline, { fill: darker(ground, 0.45) }),
      group(
        { transform: 'scale(0.93)' },
        group(
          { 'clip-path': 'url(#field)' },
          path(outline, { fill: ground }),
          DIVISIONS[division](second),
          path(outline, { fill: 'url(#shine)' }),
        ),
      ),
      path(outline, {
        transform: 'scale(0.86)',
        fill: 'none',
        stroke: lighter(mark, 0.15),
        'stroke-opacity': 0.75,
        'stroke-width': 2.4,
      }),
      group({ transform: 'scale(1.1)' }, CHARGES[charge](mark, ground)),
    ),
  );
}
