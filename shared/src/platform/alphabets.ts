const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
// Amazigh in Latin letters has two sounds, ayn and ghayn, that many keyboards and hands write with the Greek letters.
const AMAZIGH = /[εγΣΓ]/gu;
/** Every other alphabet has letters that look like Latin ones: Cyrillic and Greek, also Lisu, Cherokee, Coptic and Old Italic. */
const LOOKS_LATIN = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Tifinagh}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/**
 * Whether a word is written in two alphabets that look alike, Latin and another one: such a name looks like somebody else's.
 * Arabic or Tifinagh beside Latin, the Greek letters of Amazigh names, and words of one alphabet each, are as people write.
 */
export const mixesAlphabets = (text: string): boolean => (text.match(WORD) ?? []).some((word) => LATIN.test(word) && LOOKS_LATIN.test(word.replace(AMAZIGH, '')));
