import { ballOf } from './ball.ts';
import { circle, group, path, type Point, type Svg, trace } from './svg.ts';

/**
 * A function that draws the emblem of a crest around the origin, about 60 units wide. `color` is
 * the colour of the emblem, `ground` that of the background.
 */
type Charge = (color: string, ground: string) => Svg;

const polar = (degrees: number, r: number): Point => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
];
const star = (points: number, outer: number, inner: number): string =>
  trace(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(-90 + (index * 180) / points, index % 2 ? inner : outer),
    ),
    true,
  );

const filled =
  (d: string): Charge =>
  (fill) =>
    path(d, { fill, 'fill-rule': 'evenodd' });
const stroked =
  (d: string, width = 6): Charge =>
  (stroke) =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });

/** A five-pointed star drawn with a single stroke, as on the Moroccan flag. */
const PENTAGRAM = trace(
  [0, 2, 4, 1, 3].map((index) => polar(-90 + index * 72, 32)),
  true,
);
const rays = Array.from({ length: 8 }, (_, index) =>
  trace([polar(index * 45 - 9, 19), polar(index * 45, 34), polar(index * 45 + 9, 19)], true),
).join('');

export const CHARGES = {
  star: stroked(PENTAGRAM, 5),
  ball: () => ballOf(28),
  kasbah: filled(
    'M-32 30V-12H-26V-20H-18V-12H-14V-30H-6V-36H6V-30H14V-12H18V-20H26V-12H32V30H9V12C9 -2 ' +
      '-9 -2 -9 12V30Z',
  ),
  palm: (fill) =>
    path('M-4 34C0 18 -1 4 -4 -8L3 -8C5 6 5 20 6 34Z', { fill }) +
    group(
      { fill },
      ...[-80, -40, 0, 40, 80].map((turn) =>
        path('M0 0C-6 -10 -7 -22 0 -32C7 -22 6 -10 0 0Z', {
          transform: `translate(0 -8) rotate(${turn})`,
        }),
      ),
    ),
  waves: (stroke) =>
    [-14, 2, 18]
      .map((y) =>
        path(
          `M-34 ${y}C-26 ${y - 11} -20 ${y - 11} -12 ${y}S2 ${y + 11} 10 ${y}S26 ${y - 11} 34 ${y}`,
          { fill: 'none', stroke, 'stroke-width': 6, 'stroke-linecap': 'round' },
        ),
      )
      .join(''),
  peak: (fill, ground) =>
    path('M-36 26L-8 -28L8 -4L14 -14L36 26Z', { fill }) +
    path('M-8 -28L-17 -10L-10 -14L-5 -8L0 -14L3 -12Z', { fill: ground }),
  crescent: (fill) =>
    path('M12 -28A30 30 0 1 0 12 28A23 23 0 1 1 12 -28Z', { fill }) +
    path(star(5, 12, 5), { fill, transform: 'translate(18 0) rotate(18)' }),
  bolt: filled('M8 -36L-22 6H-4L-10 36L22 -8H4Z'),
  sun: (fill) => circle(0, 0, 15, { fill }) + path(rays, { fill }),
  gate: filled(
    'M-30 32V-10C-30 -44 30 -44 30 -10V32H18V-6C18 -30 -18 -30 ' +
      '-18 -6V32ZM-9 32V0C-9 -14 9 -14 9 0V32Z',
  ),
  khamsa: filled(
    'M-6 -34C-6 -40 6 -40 6 -34V-8L9 -8V-28C9 -34 19 -34 19 -28V0C19 4 22 6 26 2C32 -4 36 ' +
      '4 30 12C22 26 14 34 0 34C-14 34 -22 26 -30 12C-36 4 -32 -4 -26 2C-22 6 -19 4 -19 ' +
      '0V-28C-19 -34 -9 -34 -9 -28V-8L-6 -8ZM0 6C-8 6 -13 13 -13 13C-13 13 -8 20 0 20C8 20 ' +
      '13 13 13 13C13 13 8 6 0 6Z',
  ),
  falcon: filled(
    'M-38 -14C-22 -26 -10 -18 0 -8C10 -18 22 -26 38 -14C28 -12 22 -6 18 4L26 2C20 12 12 14 ' +
      '6 14L10 32L0 24L-10 32L-6 14C-12 14 -20 12 -26 2L-18 4C-22 -6 -28 -12 -38 -14Z',
  ),
} as const satisfies Record<string, Charge>;

export type ChargeName = keyof typeof CHARGES;
