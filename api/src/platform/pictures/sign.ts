import { type DrawnLogo, logoImage } from '../drawn-logo.ts';

/** Parts of an icon that a logo fills: of the sides, or of the circle that systems may cut out. */
const LOGO_FILLS = { side: 0.8, circle: 0.8 } as const;

/** SVG of the sign of the site, a pitch seen from above, in a square of 32. */
export const sign = (color: string): string =>
  `<rect width="32" height="32" rx="8" fill="${color}"/>${pitch}`;

/** SVG of an icon with the sign. `whole` fills the square, for systems that cut the corners. */
export function signIcon(color: string, size: number, whole: boolean): string {
  const drawn = whole
    ? `<rect width="32" height="32" fill="${color}"/>` +
      `<g transform="translate(3.5 3.5) scale(.78)">${pitch}</g>`
    : sign(color);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 32 32">${drawn}</svg>`
  );
}

/**
 * SVG of an icon with the venue's own logo.
 * @param ground color behind the logo, `#rrggbb`
 * @param whole fills the square; the logo stays in the circle that remains if a system cuts it out
 */
export function logoIcon(logo: DrawnLogo, ground: string, size: number, whole: boolean): string {
  const { width, height } = logo;
  const fill = whole
    ? LOGO_FILLS.circle / Math.hypot(width, height)
    : LOGO_FILLS.side / Math.max(width, height);
  const [left, top] = [width, height].map((side) => (size * (1 - fill * side)) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${whole ? 0 : size / 4}" fill="${ground}"/>` +
    `<g transform="translate(${left} ${top})">${logoImage(logo, size * fill * height)}</g></svg>`
  );
}

/** SVG that contains a PNG, for a path that names an SVG. */
export const wrappedIcon = (icon: DrawnLogo): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${logoImage(icon, 32)}</svg>`;

const pitch =
  '<g fill="none" stroke="#fff" stroke-width="2">' +
  '<rect x="5.5" y="8" width="21" height="16" rx="2"/>' +
  '<path d="M16 8v16M5.5 12.8h3.4v6.4H5.5M26.5 12.8h-3.4v6.4h3.4"/>' +
  '<circle cx="16" cy="16" r="3"/></g>';
