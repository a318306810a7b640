import { lookOf } from './look-alikes.ts';
import { isMisleading } from './misleading-characters.ts';
import {
  FILLER_WORDS,
  STAFF_FULL_NAMES,
  STAFF_WORD_PARTS,
  STAFF_WORDS,
  STAFF_WORDS_BESIDE_NAMES,
} from './reserved-words.ts';

const FILLERS = new Set(FILLER_WORDS.map(lookOf));

/**
 * Maximum number of words of a name that are checked; names have few words, and the limit bounds
 * the work for a long text.
 */
const MOST_WORDS = 12;

/**
 * Returns a pattern for a word whose letters may be repeated. A text in which a letter of the word
 * is missing does not match.
 */
const repeated = (word: string) =>
  joined(lookOf(word)).replace(
    /(.)\1*/gu,
    (run, letter: string) => `${letter}{${[...run].length},}`,
  );
const patternOf = (words: readonly string[]) =>
  new RegExp(`^(?:${words.map(repeated).join('|')})$`, 'u');
const joined = (look: string): string => look.replaceAll(' ', '');
const STAFF_LOOK = patternOf(STAFF_WORDS);
const FULL_NAME_LOOK = patternOf([...STAFF_WORDS, ...STAFF_FULL_NAMES]);
const BESIDE_LOOK = patternOf(STAFF_WORDS_BESIDE_NAMES);
const PART_LOOK = new RegExp(STAFF_WORD_PARTS.map(repeated).join('|'), 'u');

/**
 * Placeholder that replaces a digit, so that the digit can be read as any letter. This letter
 * occurs in no name and resembles no other letter.
 */
const ANY = 'ꙮ';
const NUMBERS = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
];

export interface PersonNames {
  firstName: string;
  name: string;
}

/**
 * Returns the part of a name that imitates the desk (reception) or the venue, or contains a sign
 * like the staff badge; null if no part does. Imitations in look and in sound count. The first name
 * is also checked alone, because other users see the first name and an initial.
 * @param venue the venue's current name
 */
export function passesForDesk(
  { firstName, name }: PersonNames,
  venue: string,
): 'firstName' | 'name' | null {
  if (
    isMisleading(firstName) ||
    isDesk(firstName) ||
    hasStaffWord(firstName) ||
    isVenue(firstName, venue)
  )
    return 'firstName';
  const whole = [`${firstName} ${name}`, `${name} ${firstName}`];
  if (
    isMisleading(name) ||
    isNeverIn(name) ||
    hasStaffWord(name) ||
    whole.some((text) => isDesk(text) || isVenue(text, venue))
  )
    return 'name';
  return null;
}

/**
 * Returns the visual skeletons of up to four variants of a text. Digits are read as look-alike
 * letters or replaced by blanks. In both cases, a capital after a lower-case letter may start a new
 * word or not.
 */
function looksOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const forms = [text, text.replace(/\p{N}+/gu, ' '), apart, apart.replace(/\p{N}+/gu, ' ')];
  return [...new Set(forms.map(lookOf))];
}

/**
 * Returns each run of consecutive words in the text's visual skeletons, joined into one word, so
 * that `A d m i n` is recognized.
 */
const runsOf = (text: string): string[] => runs(looksOf(text));

function runs(looks: readonly string[]): string[] {
  return looks.flatMap((look) => {
    const words = look.split(' ').slice(0, MOST_WORDS);
    return words.flatMap((_, from) =>
      words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('')),
    );
  });
}

function isDesk(text: string): boolean {
  const withoutFillers = looksOf(text).map((look) =>
    look
      .split(' ')
      .filter((word) => !FILLERS.has(word))
      .join(''),
  );
  const isAlone = [...looksOf(text).map(joined), ...withoutFillers].some((look) =>
    FULL_NAME_LOOK.test(look),
  );
  return isAlone || isNeverIn(text) || looksOf(text).some(hasOnlyStaffWords);
}

const hasStaffWord = (text: string): boolean =>
  looksOf(text).some((look) => look.split(' ').some((word) => BESIDE_LOOK.test(word)));

function isNeverIn(text: string): boolean {
  return (
    runsOf(text).some((run) => STAFF_LOOK.test(run)) ||
    looksOf(text).some((look) => look.split(' ').some((word) => PART_LOOK.test(word)))
  );
}

/** Whether the text consists only of words that denote staff, such as `Staff du centre`. */
function hasOnlyStaffWords(look: string): boolean {
  const words = look.split(' ').filter((word) => word !== '' && !FILLERS.has(word));
  return words.length > 0 && words.every((word) => FULL_NAME_LOOK.test(word));
}

/**
 * Returns readings of a text that contains digits: each digit as any letter (`5ive`), and each
 * digit as its number word.
 */
function figuresOf(text: string): string[] {
  if (!/\p{N}/u.test(text)) return [];
  const spelledOut = NUMBERS.map((words) =>
    text.replace(/[1-9]/g, (figure) => words[Number(figure) - 1] ?? figure),
  );
  return [text.replace(/\p{N}/gu, ANY), ...spelledOut].map(lookOf);
}

/**
 * Whether `run` can be read as `word`. A digit, which `ANY` replaces, may be any letter; at most a
 * third of the letters may be digits.
 */
function isRead(run: string, word: string): boolean {
  const signs = [...run];
  const letters = [...word];
  const figures = signs.filter((sign) => sign === ANY).length;
  return (
    signs.length === letters.length &&
    3 * figures <= letters.length &&
    signs.every((sign, index) => sign === ANY || sign === letters[index])
  );
}

/**
 * Whether the text imitates the venue's name. A name of several words is recognized anywhere in the
 * text; a name of one word must be the whole text, because it may be a family name.
 */
function isVenue(text: string, venue: string): boolean {
  const venueLook = lookOf(venue);
  if (venueLook === '') return false;
  const isOne = !venueLook.includes(' ');
  if (
    figuresOf(text).some((form) =>
      (isOne ? [joined(form)] : runs([form])).some((run) => isRead(run, joined(venueLook))),
    )
  )
    return true;
  return isOne
    ? looksOf(text).some((look) => joined(look) === venueLook)
    : runsOf(text).includes(joined(venueLook));
}
