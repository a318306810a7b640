/**
 * Unicode format characters that have a glyph, such as the sign that surrounds an Arabic year. They
 * are visible, so `INVISIBLE` excludes them. `INVISIBLE` matches zero-width blanks, direction
 * marks, joiners, variation selectors, tags and blank letters. It uses Unicode properties, so that
 * characters of later Unicode versions are included. It also lists a few characters that have none
 * of these properties.
 */
const VISIBLE_FORMAT_CHARACTERS =
  '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
const INVISIBLE =
  '(?:[\\p{DI}\\p{Variation_Selector}\\p{Bidi_Control}\\u2800\\ufffc\\u{1d159}\\u{16fe4}]|' +
  `(?![${VISIBLE_FORMAT_CHARACTERS}])\\p{Cf})`;

/**
 * Context in which a joiner is valid: a letter of a script that uses joiners. Between letters of
 * other scripts a joiner only makes two different words look alike.
 */
const JOINER_SCRIPTS =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}' +
  '\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}' +
  '\\p{scx=Sinh}\\p{scx=Mymr}\\p{scx=Khmr}\\p{scx=Tibt}';
const JOINER_CONTEXT = `(?=[\\p{L}\\p{M}])[${JOINER_SCRIPTS}]`;
const VISIBLE_LETTER = '(?!\\p{DI})';

/**
 * Invisible characters that are valid: joiners between letters, and joiners that combine
 * pictograms, such as a family of four or the flag of Wales.
 */
const ALLOWED = [
  `${VISIBLE_LETTER}${JOINER_CONTEXT}[\\u200c\\u200d](?=${VISIBLE_LETTER}${JOINER_CONTEXT})`,
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{5}\\u{e007f}',
  '\\p{Emoji}[\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
].join('|');
const ALLOWED_OR_INVISIBLE = new RegExp(`(${ALLOWED})|${INVISIBLE}`, 'gu');

/**
 * Matches the characters to remove from a name: invisible characters, and format characters with a
 * glyph, such as the signs around digits. Characters that match `ALLOWED` are captured, so that
 * they are kept.
 */
const INVISIBLE_IN_NAME = new RegExp(`(${ALLOWED})|${INVISIBLE}|\\p{Cf}`, 'gu');
/**
 * Blanks of any width. Line breaks and tabs are not included, because names that contain them are
 * refused.
 */
const BLANKS = /[\p{Zs}]+/gu;

/** Removes characters that are invisible or change the direction of surrounding text. */
export const stripInvisible = (text: string): string => text.replace(ALLOWED_OR_INVISIBLE, '$1');

/** Returns a text in stored form: composed (NFC), without invisible characters. */
export const cleanText = (text: string): string =>
  stripInvisible(text.normalize('NFC')).normalize('NFC');

/**
 * Returns a name in stored form: normalized like a text, with single blanks between words and no
 * blanks at its ends.
 */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE_IN_NAME, '$1')
    .replace(BLANKS, ' ')
    .replace(/^ | $/g, '')
    .normalize('NFC');

/**
 * Removes invisible characters from a typed value, except passwords. It also serves as a replacer
 * of `JSON.stringify`. Direction marks get into typed values when users copy amounts and names from
 * the product's messages.
 */
export function cleanFieldValue(field: string, value: unknown): unknown {
  return typeof value === 'string' && !/password/i.test(field) ? cleanText(value) : value;
}
