/** A piece of a drawing as SVG markup. */
export type Svg = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];
/** An ellipse: the position of its middle, and its two radii. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number];

/**
 * Rounds to tenths of a pixel. Finer values lengthen the SVG text without improving the picture.
 */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export function element(name: string, attributes: Attributes, ...children: Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: Svg[]): Svg =>
  element('g', attributes, ...children);
export const path = (d: string, attributes: Attributes): Svg =>
  element('path', { d, ...attributes });
export const circle = (x: number, y: number, r: number, attributes: Attributes): Svg =>
  element('circle', { cx: tenth(x), cy: tenth(y), r: tenth(r), ...attributes });
export const ellipse = ([x, y, rx, ry]: Oval, attributes: Attributes): Svg =>
  element('ellipse', { cx: tenth(x), cy: tenth(y), rx: tenth(rx), ry: tenth(ry), ...attributes });
export const rect = ([x, y, width, height]: Box, attributes: Attributes): Svg =>
  element('rect', {
    x: tenth(x),
    y: tenth(y),
    width: tenth(width),
    height: tenth(height),
    ...attributes,
  });

/** Returns an SVG path `M… L…` through the points; a closed path is an area. */
export const trace = (points: readonly Point[], closed = false): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const area = (points: readonly Point[], attributes: Attributes): Svg =>
  points.length < 3 ? '' : path(trace(points, true), attributes);
export const line = (points: readonly Point[], attributes: Attributes): Svg =>
  points.length < 2 ? '' : path(trace(points), { fill: 'none', ...attributes });

type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (all: readonly Stop[]): Svg =>
  all
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');

/**
 * Returns a linear gradient, from top to bottom or in the given direction. Coordinates are
 * fractions of the filled shape.
 */
export const linear = (
  id: string,
  all: readonly Stop[],
  [x1, y1, x2, y2]: readonly number[] = [0, 0, 0, 1],
): Svg => element('linearGradient', { id, x1, y1, x2, y2 }, stops(all));
/**
 * Returns a radial gradient from a centre outwards. Coordinates are fractions of the filled shape.
 */
export const radial = (
  id: string,
  all: readonly Stop[],
  [cx, cy, r]: readonly number[] = [0.5, 0.5, 0.5],
): Svg => element('radialGradient', { id, cx, cy, r }, stops(all));
export const blur = (id: string, deviation: number): Svg =>
  element(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );

// Number of rendered pixels per unit of the drawing. Flat colours look the same with fewer pixels,
// and encoding takes half the time.
const PIXELS = 0.8;

/** Returns a complete drawing of `width` by `height` units. */
export const drawing = (width: number, height: number, defs: Svg, ...parts: Svg[]): Svg =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: Math.round(width * PIXELS),
      height: Math.round(height * PIXELS),
      viewBox: `0 0 ${width} ${height}`,
    },
    element('defs', {}, defs),
    ...parts,
  );

/**
 * Returns a generator of pseudo-random numbers from 0 to 1; a seed always results in the same
 * numbers (mulberry32).
 */
export function lot(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
