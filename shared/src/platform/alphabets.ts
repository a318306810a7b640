const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
// Amazigh in Latin letters has two sounds, ayn and ghayn, that many keyboards and hands write with the Greek letters.
const AMAZIGH = /[εγΣΓ]/gu;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Whether a word is written in two alphabets that look alike, Latin and Cyrillic or Greek: such a name looks like somebody else's.
 * Arabic beside Latin, the Greek letters of Amazigh names, and words of one alphabet each, are as people write.
 */
export const mixesAlphabets = (text: string): boolean => (text.match(WORD) ?? []).some((word) => LATIN.test(word) && LOOKS_LATIN.test(word.replace(AMAZIGH, '')));
