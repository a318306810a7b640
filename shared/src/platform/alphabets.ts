const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{sc=Latin}/u;
// Greek letters in Amazigh names, where they are often used for the sounds ayn and ghayn beside
// Latin letters.
const AMAZIGH = /[εγΣΓ]/gu;
/**
 * Matches a letter of an alphabet that may resemble Latin, such as Cyrillic, Greek, Lisu, Cherokee,
 * Coptic or Old Italic.
 */
const LOOKS_LATIN =
  /(?![\p{sc=Latin}\p{sc=Arabic}\p{sc=Tifinagh}\p{sc=Common}\p{sc=Inherited}])\p{L}/u;

/**
 * Whether a word mixes Latin with a look-alike alphabet, with which a user could imitate another
 * name. Arabic or Tifinagh beside Latin, the Greek letters of Amazigh names, and words in a single
 * alphabet are allowed.
 */
export const mixesAlphabets = (text: string): boolean =>
  (text.match(WORD) ?? []).some(
    (word) => LATIN.test(word) && LOOKS_LATIN.test(word.replace(AMAZIGH, '')),
  );
