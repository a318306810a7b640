import type { Pose } from './pose.ts';
import { darker } from './color.ts';
import { circle, ellipse, group, path, type Svg, tenth } from './svg.ts';

/** Appearance of a person's head. */
export interface Look {
  skin: string;
  hair: string;
  hairCut?: 'short' | 'curls' | 'long' | 'scarf' | 'cap';
}

/** Draws the head and neck of a figure in a pose. */
export function head(
  { head: top, neck }: Pose,
  { skin, hair, hairCut = 'short' }: Look,
  trim: string,
): Svg {
  const [x, y] = [top[0] * 100, -top[1] * 100];
  const lean = (Math.atan2(top[0] - neck[0], top[1] - neck[1]) * 180) / Math.PI;
  const throat = path(
    `M${tenth(neck[0] * 100)} ${tenth(-neck[1] * 100)}L${tenth(x)} ${tenth(y + 4)}`,
    { stroke: darker(skin, 0.16), 'stroke-width': 7.6, 'stroke-linecap': 'round' },
  );
  const face = ellipse([0, 0, 8.8, 11], { fill: skin });
  return (
    throat +
    group(
      { transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(lean * 0.6)})` },
      CUTS[hairCut](hair, trim, face),
    )
  );
}

const CROWN =
  'M-9.4 1C-11.4 -8.6 -6.6 -13.6 0.4 -13.4C7.4 -13.2 11.4 -8 9.4 1C8.6 -3.4 6.6 -5.6 4.4 ' +
  '-6.2C0 -7.2 -5.6 -6.6 -7.6 -3.2C-8.4 -1.8 -9 -0.6 -9.4 1Z';

const CUTS: Record<NonNullable<Look['hairCut']>, (hair: string, trim: string, face: Svg) => Svg> = {
  short: (fill, _, face) => face + path(CROWN, { fill }),
  curls: (fill, _, face) =>
    face +
    path(CROWN, { fill }) +
    [
      [-7.4, -7.6],
      [-2.6, -11.4],
      [3, -11.6],
      [7.4, -8],
      [-9.2, -2.6],
      [9.2, -3],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.2, { fill }))
      .join(''),
  long: (fill, _, face) =>
    path('M-8 -6C-13 0 -12 12 -15 19C-10 20 -6 15 -4 8Z', { fill }) + face + path(CROWN, { fill }),
  scarf: (_, trim, face) =>
    path(
      'M-10.6 -1C-11.6 -14.6 11.6 -14.6 10.6 -1C10.8 6 12 11 15 15C8 20 -8 20 -15 15C-12 ' +
        '11 -10.8 6 -10.6 -1Z',
      { fill: trim },
    ) +
    path('M-9 10C-4 15 6 15 12 12L15 15C8 20 -8 20 -15 15Z', {
      fill: '#000000',
      'fill-opacity': 0.12,
    }) +
    group({ transform: 'translate(0.8 0.6) scale(0.76)' }, face),
  cap: (fill, trim, face) =>
    face +
    path(CROWN, { fill }) +
    path('M-9.8 -2C-11.4 -14.4 10.6 -15.4 9.8 -3.4L16.4 -2.4Q16.6 -0.8 15.6 -0.4L-9.6 -0.6Z', {
      fill: trim,
    }),
};
