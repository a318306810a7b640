/** Letters that are typed for one another and that Unicode does not decompose. */
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
 * Normalizes text for search: lower case, without accents and Arabic vowel signs, with Arabic
 * letter variants and digits unified, without invisible characters, with single spaces. Idempotent.
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
 * Folded text without blanks: `Ben Jelloun`, `Ben-Jelloun` and `Benjelloun` are equal, as are عبد
 * اللطيف and عبداللطيف.
 */
export const gapless = (text: string): string => fold(text).replace(GAPS, '');

/** Whether two names are equal in any spelling of letters and blanks. */
export const isSameName = (one: string, other: string): boolean => gapless(one) === gapless(other);

/** Stored search text of names: each folded, and those of several words also without blanks. */
export function searchable(...names: readonly string[]): string {
  const folded = names.map(fold).filter((name) => name !== '');
  const pieces = folded.filter((name) => gapless(name) !== name).map(gapless);
  return [...folded, ...pieces].join(' ');
}

/** Converts digits of supported scripts to ASCII; everything else is unchanged. */
export function asciiDigits(text: string): string {
  // Both blocks begin at a code point whose last four bits are zero.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
