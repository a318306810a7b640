/** Letters that Unicode does not decompose, with the letters that users type instead of them. */
const SAME: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};
const VARIANT = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu');

/**
 * Normalizes text for search. The result is in lower case, with single spaces, without accents,
 * Arabic vowel signs and invisible characters. Variants of Arabic letters and digits are unified.
 * The function is idempotent.
 */
export function fold(text: string): string {
  return asciiDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(VARIANT, (letter) => SAME[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

const GAPS = /[\s'’.\p{Pd}]/gu;

/**
 * Returns folded text (`fold`) without blanks and hyphens: `Ben Jelloun`, `Ben-Jelloun` and
 * `Benjelloun` are equal, as are عبد اللطيف and عبداللطيف.
 */
export const gapless = (text: string): string => fold(text).replace(GAPS, '');

/** Whether two names are equal apart from accents, case, letter variants and blanks. */
export const isSameName = (one: string, other: string): boolean => gapless(one) === gapless(other);

/**
 * Returns the search text of names as stored in the database: each name folded, and names of
 * several words also without blanks.
 */
export function searchable(...names: readonly string[]): string {
  const folded = names.map(fold).filter((name) => name !== '');
  const pieces = folded.filter((name) => gapless(name) !== name).map(gapless);
  return [...folded, ...pieces].join(' ');
}

/** Converts Arabic-Indic and Persian digits to ASCII digits; all other characters are unchanged. */
export function asciiDigits(text: string): string {
  // Both blocks of digits begin at a code point whose last four bits are zero, so the last four
  // bits are the digit's value.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
