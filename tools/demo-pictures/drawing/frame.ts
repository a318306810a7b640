import { radial, rect, type Svg } from './svg.ts';

/** Width and height in pixels of the demo pictures. */
export const [WIDTH, HEIGHT] = [1600, 1067];

/**
 * Returns a gradient that darkens the corners of a picture. `start` is the fraction of the radius
 * (0 to 1) from which on the gradient darkens, `opacity` its maximum opacity.
 */
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

/**
 * A rectangle over the whole picture that darkens its corners with the gradient `vignette`; it is
 * the last element of a picture.
 */
export const corners = rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#vignette)' });
