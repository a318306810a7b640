/**
 * Invisible characters: zero-width blanks, direction marks, joiners, variation selectors, tags, and
 * blank letters. Derived from Unicode properties, so that later additions are included, plus the
 * few blanks with other properties. Format characters with a glyph, such as the sign around an
 * Arabic year, are excluded.
 */
const INKED = '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
const UNSEEN = `(?:[\\p{DI}\\p{Variation_Selector}\\p{Bidi_Control}\\u2800\\ufffc\\u{1d159}\\u{16fe4}]|(?![${INKED}])\\p{Cf})`;

/**
 * Scripts that use a joiner between two letters; between letters of other scripts it only makes two
 * words look alike.
 */
const JOINING =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Mymr}\\p{scx=Khmr}\\p{scx=Tibt}]';
const SEEN_LETTER = '(?!\\p{DI})';

/**
 * Joiners that are valid, and those that combine several pictograms into one, as in a family of
 * four or the flag of Wales.
 */
const KEPT = [
  `${SEEN_LETTER}${JOINING}[\\u200c\\u200d](?=${SEEN_LETTER}${JOINING})`,
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{5}\\u{e007f}',
  '\\p{Emoji}[\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
].join('|');
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');

/** In a name the signs around digits are removed too. */
const UNSEEN_IN_NAME = new RegExp(`(${KEPT})|${UNSEEN}|\\p{Cf}`, 'gu');
/** Blanks of any width; line breaks and tabs are not included, because they are refused. */
const BLANKS = /[\p{Zs}]+/gu;

/** Removes characters that are invisible or change the direction of surrounding text. */
export const withoutHidden = (text: string): string => text.replace(KEPT_OR_UNSEEN, '$1');

/** A text in stored form: composed (NFC), without invisible characters. */
export const cleanText = (text: string): string =>
  withoutHidden(text.normalize('NFC')).normalize('NFC');

/** A name in stored form: like a text, with single blanks between words and none at the ends. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN_IN_NAME, '$1')
    .replace(BLANKS, ' ')
    .replace(/^ | $/g, '')
    .normalize('NFC');

/**
 * Removes invisible characters from typed values, also as a replacer of `JSON.stringify`: direction
 * marks are copied along with amounts and names from our messages. Passwords are unchanged.
 */
export function meantIn(field: string, value: unknown): unknown {
  return typeof value === 'string' && !/password/i.test(field) ? cleanText(value) : value;
}
