/** Letters that people type for one another and that Unicode does not take apart. */
const SAME: Record<string, string> = {
  œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i',
  ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', گ: 'ك', ڭ: 'ك', '’': "'", '‘': "'", 'ʼ': "'",
};
const VARIANT = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu');

/**
 * Text as a search sees it: lower case, without accents and Arabic vowel signs, Arabic letter variants
 * and digits made one, invisible characters gone, one space between words. Folding twice changes nothing.
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

/** Folded text in one piece: `Ben Jelloun`, `Ben-Jelloun` and `Benjelloun` are one name, so are عبد اللطيف and عبداللطيف. */
export const gapless = (text: string): string => fold(text).replace(GAPS, '');

/** Whether two names are one, however their letters and the gaps between their words are written. */
export const isSameName = (one: string, other: string): boolean => gapless(one) === gapless(other);

/** What is stored of names to be searched: each folded, and those of several words in one piece as well. */
export function searchable(...names: readonly string[]): string {
  const folded = names.map(fold).filter((name) => name !== '');
  const pieces = folded.filter((name) => gapless(name) !== name).map(gapless);
  return [...folded, ...pieces].join(' ');
}

/** Digits of any script we meet, as ASCII; everything else is kept. */
export function asciiDigits(text: string): string {
  // Both blocks begin at a code point whose last four bits are zero.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
