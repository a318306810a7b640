const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Whether a word is written in two alphabets that look alike, Latin and Cyrillic or Greek: such a name looks like somebody else's.
 * Arabic beside Latin, and words of one alphabet each, are as people write.
 */
export const mixesAlphabets = (text: string): boolean => (text.match(WORD) ?? []).some((word) => LATIN.test(word) && LOOKS_LATIN.test(word));
