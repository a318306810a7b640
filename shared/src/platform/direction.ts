const LETTER = /\p{L}/u;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Returns the direction of the first letter of a text, like `dir="auto"`, for elements that cannot
 * have the attribute. A text without letters has no direction (undefined), so that numbers keep the
 * page's direction.
 */
export function writtenDirection(text: string): 'ltr' | 'rtl' | undefined {
  const first = LETTER.exec(text)?.[0];
  if (first === undefined) return undefined;
  return FROM_THE_RIGHT.test(first) ? 'rtl' : 'ltr';
}
