const MARKS = /[\p{Mn}\u0640]/gu; // accents, Arabic vowels, tatweel
const ALEF = /[\u0622\u0623\u0625\u0671]/g;

/** Text as it is searched: lower case, no accents, Arabic letter variants made one, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD').replace(MARKS, '').normalize('NFKC')
    .replace(ALEF, '\u0627').replace(/\u0629/g, '\u0647').replace(/\u0649/g, '\u064A').replace(/\u0624/g, '\u0648').replace(/\u0626/g, '\u064A')
    .toLowerCase().replace(/\s+/gu, ' ').trim();
}
