/**
 * Pictograms and signs: a check mark, a star or a shield beside a name looks like the badge of the
 * desk.
 */
const SIGN = /[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]|(?![ -~])\p{Sm}/u;

/**
 * Scripts in everyday use (UAX 31, table 5), and those of Amazigh, N’Ko, Adlam, Syriac and
 * Mongolian. Other scripts, such as Lisu, Cherokee and Old Italic, contain letters that look like
 * Latin capitals.
 */
const WRITTEN = [
  'Latin',
  'Arabic',
  'Tifinagh',
  'Adlam',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
  'Common',
  'Inherited',
];

const UNWRITTEN = new RegExp(
  `(?![${WRITTEN.map((script) => `\\p{Script=${script}}`).join('')}])\\p{L}`,
  'u',
);

/** Whether a name contains signs or scripts that can imitate a badge or other letters. */
export const isMisleading = (text: string): boolean => SIGN.test(text) || UNWRITTEN.test(text);
