const LETTER = /\p{L}/u;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of the first letter, as `dir="auto"` finds it, for where that cannot stand on the field itself. None without letters: figures keep the page's. */
export function writtenDirection(text: string): 'ltr' | 'rtl' | undefined {
  const first = LETTER.exec(text)?.[0];
  if (first === undefined) return undefined;
  return FROM_THE_RIGHT.test(first) ? 'rtl' : 'ltr';
}
