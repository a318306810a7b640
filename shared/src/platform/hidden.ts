/**
 * What shows nothing by itself: blanks without width, marks of direction, joiners, styles, tags, and letters without ink. Taken from the
 * properties of Unicode, so that what is added there is known here; beside those, the few blanks of other properties. Signs that Unicode counts
 * among formats and that have ink, such as the one around an Arabic year, are no part of it.
 */
const INKED = '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
const UNSEEN = `(?:[\\p{DI}\\p{Variation_Selector}\\p{Bidi_Control}\\u2800\\ufffc\\u{1d159}\\u{16fe4}]|(?![${INKED}])\\p{Cf})`;

/** Scripts that write some words with a joiner between two letters; between letters of others it only makes two words look like one. */
const JOINING = '(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Mymr}\\p{scx=Khmr}\\p{scx=Tibt}]';
const SEEN_LETTER = '(?!\\p{DI})';

/** A joiner where it is written, and what makes one pictogram of several, as in a family of four or the flag of Wales. */
const KEPT = [
  `${SEEN_LETTER}${JOINING}[\\u200c\\u200d](?=${SEEN_LETTER}${JOINING})`,
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{5}\\u{e007f}',
  '\\p{Emoji}[\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
].join('|');
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');

/** In a name the signs around figures are dropped too. */
const UNSEEN_IN_NAME = new RegExp(`(${KEPT})|${UNSEEN}|\\p{Cf}`, 'gu');
/** Blanks of any width; line breaks and tabs are none, and are refused. */
const BLANKS = /[\p{Zs}]+/gu;

/** A text without what hides in it or turns what stands around it. */
export const withoutHidden = (text: string): string => text.replace(KEPT_OR_UNSEEN, '$1');

/** A text as it is stored: accents and their letters as one, nothing hidden. */
export const cleanText = (text: string): string => withoutHidden(text.normalize('NFC')).normalize('NFC');

/** A name as it is stored: as a text, with one ordinary blank between two words and none at the ends. */
export const cleanName = (text: string): string => text.normalize('NFC').replace(UNSEEN_IN_NAME, '$1').replace(BLANKS, ' ').replace(/^ | $/g, '').normalize('NFC');

/**
 * What was typed into a field, as it is meant, also as a replacer of `JSON.stringify`: marks of direction come along when one pastes
 * an amount or a name from a message of ours, and nobody sees them. A password is left as it is.
 */
export function meantIn(field: string, value: unknown): unknown {
  return typeof value === 'string' && !/password/i.test(field) ? cleanText(value) : value;
}
