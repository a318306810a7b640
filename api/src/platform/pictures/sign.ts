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

const pitch =
  '<g fill="none" stroke="#fff" stroke-width="2">' +
  '<rect x="5.5" y="8" width="21" height="16" rx="2"/>' +
  '<path d="M16 8v16M5.5 12.8h3.4v6.4H5.5M26.5 12.8h-3.4v6.4h3.4"/>' +
  '<circle cx="16" cy="16" r="3"/></g>';
