const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{sc=Latin}/u;
// Amazigh in Latin letters has the sounds ayn and ghayn, which are often written with Greek
// letters.
const AMAZIGH = /[εγΣΓ]/gu;
/**
 * Alphabets with letters that look like Latin ones: Cyrillic and Greek, also Lisu, Cherokee, Coptic
 * and Old Italic.
 */
const LOOKS_LATIN =
  /(?![\p{sc=Latin}\p{sc=Arabic}\p{sc=Tifinagh}\p{sc=Common}\p{sc=Inherited}])\p{L}/u;

/**
 * Whether a word mixes Latin with a look-alike alphabet, which allows imitating other names. Arabic
 * or Tifinagh beside Latin, the Greek letters of Amazigh names, and words of one alphabet each are
 * normal.
 */
export const mixesAlphabets = (text: string): boolean =>
  (text.match(WORD) ?? []).some(
    (word) => LATIN.test(word) && LOOKS_LATIN.test(word.replace(AMAZIGH, '')),
  );
