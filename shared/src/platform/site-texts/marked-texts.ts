const MARK = /%text:([\w:.-]+)%([^%]*(?:%(?!text%)[^%]*)*)%text%/g;

/**
 * Encloses a text of a built page between marks, so that the server can replace it when it sends
 * the page.
 */
export const markText = (key: string, text: string): string => `%text:${key}%${text}%text%`;

/**
 * Replaces the marked texts of a page. A text keeps its built words if `replacements` has no entry
 * for its key.
 * @param replacements texts by key, encoded for the page
 */
export function fillMarkedTexts(
  page: string,
  replacements: Readonly<Record<string, string>>,
): string {
  return page.replace(MARK, (_, key: string, built: string) =>
    Object.hasOwn(replacements, key) ? (replacements[key] ?? built) : built,
  );
}

/** Returns the built words of the marked texts of a page by key, encoded as in the page. */
export const markedTexts = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(MARK)].map(([, key = '', built = '']) => [key, built] as const),
  );
