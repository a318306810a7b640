/**
 * Pictographs that are allowed in names, because no badge uses them: smileys, hands, animals,
 * plants, food, balls, hearts and flags.
 */
const HARMLESS =
  '\u263a\u26bd\u26be\u2764\u270a-\u270d\\u{1f1e6}-\\u{1f1ff}\\u{1f32d}-\\u{1f393}' +
  '\\u{1f3be}-\\u{1f3c4}\\u{1f400}-\\u{1f42f}\\u{1f442}-\\u{1f450}\\u{1f493}-\\u{1f49f}' +
  '\\u{1f590}-\\u{1f596}\\u{1f600}-\\u{1f64f}\\u{1f90c}-\\u{1f93f}\\u{1f940}-\\u{1f944}' +
  '\\u{1f94a}-\\u{1f994}\\u{1f9d0}';

/**
 * Pictographs and signs that names may not contain. A check mark, a star or a shield beside a name
 * looks like the badge of staff.
 */
const SIGN = new RegExp(
  `(?![${HARMLESS}])[\\p{So}\\p{Extended_Pictographic}\\u20e3]|(?![ -~])\\p{Sm}`,
  'u',
);

/**
 * Scripts that names may use: those in everyday use (UAX 31, table 5), and those of Amazigh, N’Ko,
 * Adlam, Syriac and Mongolian. Other scripts, such as Lisu, Cherokee and Old Italic, contain
 * letters that look like Latin capitals.
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

/**
 * Whether a name contains a sign that can imitate a badge, or a script that can imitate other
 * letters.
 */
export const isMisleading = (text: string): boolean => SIGN.test(text) || UNWRITTEN.test(text);
