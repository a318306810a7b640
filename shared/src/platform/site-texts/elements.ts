const TAG = /<(\/?)(\w+)(?=[\s>])/g;

/** Returns the index after the end tag of the element of a built page that begins at `begin`. */
export function endOfElement(html: string, begin: number): number {
  const rest = html.slice(begin);
  const name = /\w+/.exec(rest)?.[0];
  let depth = 0;
  for (const { index, 0: tag, 1: slash, 2: named } of rest.matchAll(TAG)) {
    if (named !== name) continue;
    depth += slash === '/' ? -1 : 1;
    if (depth === 0) return begin + index + tag.length + '>'.length;
  }
  return html.length;
}
