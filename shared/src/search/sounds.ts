import { fold } from './fold.ts';

/**
 * Consonants that users confuse over the phone, or that Arabic and Latin spelling write
 * differently. In each row, `written` lists the spellings that a user may type. `meant` is the
 * regular expression of the spellings that match them in a name.
 */
const CONSONANTS: [written: string, meant: string][] = [
  ['dj j ج', 'dj|j|g|ج'],
  ['kh خ', 'kh|k|h|خ|ح'],
  ['ch sh ش', 't?ch|sh|ش'],
  ['gh غ', 'gh|g|r|غ'],
  ['g', 'gh|g|dj|j|غ|ك|ق|ج'],
  ['ph f v ف', 'ph|f|v|ف'],
  ['ck k q ك ق', 'ck|kh|k|q|c|g|ك|ق|خ'],
  ['c', 'ck|kh|k|q|c|s|ك|ق|س'],
  ['th t ط ت ث', 'th|t|ط|ت|ث'],
  ['dh d د ض ذ', 'dh|d|د|ض|ذ'],
  ['z ز ظ', 'z|ز|ظ|ذ'],
  ['s ص س', 's|c|ص|س'],
  ['b ب', 'b|p|ب'],
  ['p', 'p|b|ب'],
  ['x', 'x|ks|كس'],
  ['l ل', 'l|ل'],
  ['m م', 'm|م'],
  ['n ن', 'n|ن'],
  ['r ر', 'r|ر'],
];
const VOWELS = 'aeiouywاويءعى';
/** Letters that may be silent, or that a user may omit. */
const BREATHS = 'hحه';
const BETWEEN = `[${VOWELS}${BREATHS}'-]`;
const SPELLINGS = CONSONANTS.flatMap(([written, meant]) =>
  written.split(' ').map((letters) => ({ letters, meant })),
).toSorted((one, other) => other.letters.length - one.letters.length);

/** Articles that are ignored in a search, because a name may have or omit them. */
const ARTICLES: readonly string[] = ['al', 'el', 'l', 'ال'];
const MOST_WORDS = 4;
/**
 * Minimum number of consonants that a word of the search must have to match two words of a name:
 * `benjelloun` matches Ben Jelloun.
 */
const MAY_BE_TWO = 3;
/** Minimum length of a word that has a single consonant; shorter words match too many names. */
const TELLING = 4;

/**
 * Returns regular expressions for folded text (`fold`) that match names which sound like `text`, or
 * an empty list if `text` has too few letters. `Belhadj` matches Belhaj; `Zakarya` matches Zakaria
 * and زكرياء. Vowels inside a word are ignored. A vowel at the beginning or end of a word, except a
 * final e, must have a counterpart in the name. One word may match two words, and two words may
 * match one. Patterns are assembled only from constants of this file, so users cannot insert
 * regular expression syntax.
 */
export function soundsLike(text: string): string[] {
  const words = fold(text)
    .replace(/'/g, '')
    .split(/[ -]/)
    .filter((word) => word !== '' && !ARTICLES.includes(word))
    .slice(0, MOST_WORDS);
  const heard = words.map(patternOf);
  const patterns = words.map((word, at) => {
    const ways = [
      heard[at],
      at > 0 ? patternOf(`${words[at - 1] ?? ''}${word}`) : null,
      at + 1 < words.length ? patternOf(`${word}${words[at + 1] ?? ''}`) : null,
    ];
    const known = ways.filter((way) => typeof way === 'string');
    return known.length === 0 ? null : `(?:^|[ -])(?:${known.join('|')})(?:[ -]|$)`;
  });
  return patterns.every((pattern) => pattern !== null) ? patterns : [];
}

/**
 * Returns the pattern of a single word. Null if the word contains characters that are not letters
 * of a name, has no consonant, or is too short.
 */
function patternOf(word: string): string | null {
  const heard = consonantsOf(word);
  if (
    heard === null ||
    heard.parts.length === 0 ||
    (heard.parts.length === 1 && word.length < TELLING)
  )
    return null;
  const between = heard.parts.length < MAY_BE_TWO ? `${BETWEEN}*` : `${BETWEEN}*(?: ${BETWEEN}*)?`;
  const start = isIn(VOWELS, word[0])
    ? `[${VOWELS}]${between}`
    : isIn(BREATHS, word[0])
      ? `[${BREATHS}]${between}`
      : '';
  const end = heard.rest === '' ? 'e?' : `${BETWEEN}${heard.rest === 'e' ? '*' : '+'}`;
  const middle = heard.parts.map((meant) => `(?:${meant})+`).join(between);
  return `(?:ال|[ae]l-?|l')?${start}${middle}${end}`;
}

/**
 * Returns the consonants of a word in order, doubled consonants once, and the text after the last
 * consonant. Null if the word contains characters that are not letters of a name.
 */
function consonantsOf(word: string): { parts: string[]; rest: string } | null {
  const parts: string[] = [];
  let [before, rest] = ['', ''];
  for (let at = 0; at < word.length;) {
    const spelling = SPELLINGS.find(({ letters }) => word.startsWith(letters, at));
    if (!spelling && !isIn(VOWELS + BREATHS, word[at])) return null;
    const meant = spelling?.meant ?? '';
    if (meant !== '' && meant !== before) parts.push(meant);
    before = meant;
    rest = spelling ? '' : rest + (word[at] ?? '');
    at += spelling?.letters.length ?? 1;
  }
  return { parts, rest };
}

const isIn = (letters: string, letter: string | undefined): boolean =>
  letter !== undefined && letters.includes(letter);
