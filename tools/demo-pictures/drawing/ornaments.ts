import { group, path, type Point, type Svg, trace } from './svg.ts';

const polar = (degrees: number, r: number): Point => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
];

/** Outline of the eight-pointed star of the tiles of Fez, around the origin. */
const khatam = (r: number): string =>
  trace(
    Array.from({ length: 16 }, (_, index) => polar(-90 + index * 22.5, index % 2 ? r * 0.765 : r)),
    true,
  );

/** Position of a band of tiles: from `x1` to `x2`, at `y`. */
interface TileBand {
  x1: number;
  x2: number;
  y: number;
  size: number;
}

/** Draws a band of tiles in two colours. */
export function tiles(
  { x1, x2, y, size }: TileBand,
  [ground, star, heart]: readonly [string, string, string],
): Svg {
  const count = Math.ceil((x2 - x1) / size);
  const one = Array.from({ length: count }, (_, index) => {
    const middle = x1 + (index + 0.5) * size;
    return group(
      { transform: `translate(${middle} ${y + size / 2})` },
      path(khatam(size * 0.44), { fill: index % 2 ? star : heart }),
      path(khatam(size * 0.2), { fill: index % 2 ? heart : star }),
    );
  });
  return path(`M${x1} ${y}H${x2}V${y + size}H${x1}Z`, { fill: ground }) + one.join('');
}

/** Draws a lit lantern that hangs from the top of the picture; `y` is the height of its middle. */
export function lantern(
  x: number,
  y: number,
  size: number,
  [metal, light]: readonly [string, string],
): Svg {
  const s = size / 100;
  return (
    path(`M${x} 0V${y - 66 * s}`, { stroke: metal, 'stroke-width': 2.2 }) +
    group(
      { transform: `translate(${x} ${y}) scale(${s})` },
      path('M-9 -66H9L14 -50H-14Z', { fill: metal }),
      path('M-14 -50C-44 -36 -46 -18 -46 -14H46C46 -18 44 -36 14 -50Z', { fill: metal }),
      path('M-42 -14H42L32 44H-32Z', { fill: light }),
      path('M-42 -14H42L40 -4H-40ZM-34 34H34L32 44H-32Z', { fill: metal }),
      group(
        { fill: 'none', stroke: metal, 'stroke-width': 3.4 },
        path('M-16 -14L-12 44M16 -14L12 44', {}),
        path(khatam(15), { transform: 'translate(0 14)' }),
        path('M-42 -14L-16 34M42 -14L16 34', {}),
      ),
      path('M-32 44H32L20 58H-20ZM-5 58H5L0 76Z', { fill: metal }),
    )
  );
}

/** Draws a cup with two handles, about 200 units high, with its foot at the origin. */
export const cup = ([gold, deep, shine]: readonly [string, string, string]): Svg =>
  [
    path('M-46 -4H46V-26C46 -30 30 -34 20 -36L14 -62H-14L-20 -36C-30 -34 -46 -30 -46 -26Z', {
      fill: deep,
    }),
    path('M-52 4H52V-8H-52Z', { fill: '#1a1e21' }),
    path(
      'M-58 -188C-96 -190 -98 -150 -84 -128C-72 -110 -52 -104 -36 -102L-40 -112C-56 -116 ' +
        '-70 -124 -77 -137C-86 -154 -82 -176 -57 -174Z',
      { fill: deep },
    ),
    path(
      'M58 -188C96 -190 98 -150 84 -128C72 -110 52 -104 36 -102L40 -112C56 -116 70 -124 77 ' +
        '-137C86 -154 82 -176 57 -174Z',
      { fill: deep },
    ),
    path('M-62 -200H62C62 -140 48 -84 10 -66H-10C-48 -84 -62 -140 -62 -200Z', { fill: gold }),
    path('M-62 -200H-30C-30 -140 -22 -90 -4 -66H-10C-48 -84 -62 -140 -62 -200Z', {
      fill: shine,
      'fill-opacity': 0.55,
    }),
    path('M26 -200H62C62 -140 48 -84 10 -66C26 -90 28 -140 26 -200Z', {
      fill: deep,
      'fill-opacity': 0.5,
    }),
    path('M-66 -206H66V-194H-66Z', { fill: shine }),
    path(khatam(24), { fill: deep, transform: 'translate(0 -146)' }),
    path(khatam(12), { fill: shine, transform: 'translate(0 -146)' }),
  ].join('');

export const GOLD = ['#e0ae3c', '#a9781f', '#fff1c2'] as const;
