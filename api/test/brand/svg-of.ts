/** An SVG document with this content. */
export const svgOf = (content: string, root = 'viewBox="0 0 200 100"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`);

/** A drawing that is accepted. */
export const BALL = '<circle cx="100" cy="50" r="45" fill="#2f66c4"/>';
