import { radial, rect, type Svg } from './svg.ts';

/** The size of a picture of the library. */
export const [WIDTH, HEIGHT] = [1600, 1067];

/** Darkens the corners, from this part of the radius on and up to this opacity. */
export const vignetteDef = (start: number, opacity: number, middle = 0.5): Svg =>
  radial(
    'vignette',
    [
      [0, '#000000', 0],
      [start, '#000000', 0.05],
      [1, '#000000', opacity],
    ],
    [0.5, middle, 0.8],
  );

/** The darkened corners, drawn last. */
export const corners = rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#vignette)' });
