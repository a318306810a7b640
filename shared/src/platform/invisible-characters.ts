/**
 * Invisible characters: zero-width blanks, direction marks, joiners, variation selectors, tags, and
 * blank letters. Derived from Unicode properties, so that later additions are included, plus the
 * few blanks with other properties. Format characters with a glyph, such as the sign around an
 * Arabic year, are excluded.
 */
const VISIBLE_FORMAT_CHARACTERS =
  '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
const INVISIBLE =
  '(?:[\\p{DI}\\p{Variation_Selector}\\p{Bidi_Control}\\u2800\\ufffc\\u{1d159}\\u{16fe4}]|' +
  `(?![${VISIBLE_FORMAT_CHARACTERS}])\\p{Cf})`;

/**
 * Scripts that use a joiner between two letters; between letters of other scripts it only makes two
 * words look alike.
 */
const JOINER_SCRIPTS =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}' +
  '\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}' +
  '\\p{scx=Sinh}\\p{scx=Mymr}\\p{scx=Khmr}\\p{scx=Tibt}';
const JOINER_CONTEXT = `(?=[\\p{L}\\p{M}])[${JOINER_SCRIPTS}]`;
const VISIBLE_LETTER = '(?!\\p{DI})';

/**
 * Joiners that are valid, and those that combine several pictograms into one, as in a family of
 * four or the flag of Wales.
 */
const ALLOWED = [
  `${VISIBLE_LETTER}${JOINER_CONTEXT}[\\u200c\\u200d](?=${VISIBLE_LETTER}${JOINER_CONTEXT})`,
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{5}\\u{e007f}',
  '\\p{Emoji}[\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
].join('|');
const ALLOWED_OR_INVISIBLE = new RegExp(`(${ALLOWED})|${INVISIBLE}`, 'gu');

/** In a name the signs around digits are removed too. */
const INVISIBLE_IN_NAME = new RegExp(`(${ALLOWED})|${INVISIBLE}|\\p{Cf}`, 'gu');
/** Blanks of any width; line breaks and tabs are not included, because they are refused. */
const BLANKS = /[\p{Zs}]+/gu;

/** Removes characters that are invisible or change the direction of surrounding text. */
export const stripInvisible = (text: string): string => text.replace(ALLOWED_OR_INVISIBLE, '$1');

/** A text in stored form: composed (NFC), without invisible characters. */
export const cleanText = (text: string): string =>
  stripInvisible(text.normalize('NFC')).normalize('NFC');

/** A name in stored form: like a text, with single blanks between words and none at the ends. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE_IN_NAME, '$1')
    .replace(BLANKS, ' ')
    .replace(/^ | $/g, '')
    .normalize('NFC');

/**
 * Removes invisible characters from typed values, also as a replacer of `JSON.stringify`: direction
 * marks are copied along with amounts and names from our messages. Passwords are unchanged.
 */
export function cleanFieldValue(field: string, value: unknown): unknown {
  return typeof value === 'string' && !/password/i.test(field) ? cleanText(value) : value;
}
