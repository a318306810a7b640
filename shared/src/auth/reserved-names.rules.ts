import { lookOf } from './look-alikes.ts';
import { isMisleading } from './misleading-characters.ts';
import {
  FILLER_WORDS,
  STAFF_FULL_NAMES,
  STAFF_WORD_PARTS,
  STAFF_WORDS,
  STAFF_WORDS_BESIDE_NAMES,
} from './reserved-words.ts';

const BESIDE = new Set(FILLER_WORDS.map(lookOf));

/** Names have few words; longer texts are checked up to this number. */
const MOST_WORDS = 12;

/** Repeated letters are collapsed; a missing letter makes another word. */
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

/** Stands for a figure; a letter that no name has and that looks like no other. */
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
 * Which part of a name passes for the desk or for the venue itself, to the eye or to the ear, or
 * bears a sign like its badge; null where none does. Others see the first name
 * and a letter, so that a first name counts alone.
 * @param venue the venue's own name, as it is set now
 */
export function passesForDesk(
  { firstName, name }: PersonNames,
  venue: string,
): 'firstName' | 'name' | null {
  if (
    isMisleading(firstName) ||
    isDesk(firstName) ||
    hasWordOfDesk(firstName) ||
    isVenue(firstName, venue)
  )
    return 'firstName';
  const whole = [`${firstName} ${name}`, `${name} ${firstName}`];
  if (
    isMisleading(name) ||
    isNeverIn(name) ||
    hasWordOfDesk(name) ||
    whole.some((text) => isDesk(text) || isVenue(text, venue))
  )
    return 'name';
  return null;
}

/**
 * Digits are read as look-alike letters and as nothing; a capital inside a word begins a new one.
 */
function looksOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const forms = [text, text.replace(/\p{N}+/gu, ' '), apart, apart.replace(/\p{N}+/gu, ' ')];
  return [...new Set(forms.map(lookOf))];
}

/** Every sequence of words joined into one, so that `A d m i n` is recognized. */
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
  const withoutBeside = looksOf(text).map((look) =>
    look
      .split(' ')
      .filter((word) => !BESIDE.has(word))
      .join(''),
  );
  const isAlone = [...looksOf(text).map(joined), ...withoutBeside].some((look) =>
    FULL_NAME_LOOK.test(look),
  );
  return isAlone || isNeverIn(text) || looksOf(text).some(isOfTheDeskAlone);
}

const hasWordOfDesk = (text: string): boolean =>
  looksOf(text).some((look) => look.split(' ').some((word) => BESIDE_LOOK.test(word)));

function isNeverIn(text: string): boolean {
  return (
    runsOf(text).some((run) => STAFF_LOOK.test(run)) ||
    looksOf(text).some((look) => look.split(' ').some((word) => PART_LOOK.test(word)))
  );
}

/** Whether the text consists of words of staff alone: `Staff du centre`. */
function isOfTheDeskAlone(look: string): boolean {
  const words = look.split(' ').filter((word) => word !== '' && !BESIDE.has(word));
  return words.length > 0 && words.every((word) => FULL_NAME_LOOK.test(word));
}

/**
 * Figures as any letter, since `5ive` is read as what it nearly is, and as the number that they
 * say.
 */
function figuresOf(text: string): string[] {
  if (!/\p{N}/u.test(text)) return [];
  const said = NUMBERS.map((words) =>
    text.replace(/[1-9]/g, (figure) => words[Number(figure) - 1] ?? figure),
  );
  return [text.replace(/\p{N}/gu, ANY), ...said].map(lookOf);
}

/**
 * Whether it is this word, where a figure may be any letter and at most a third of it are figures.
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

/** A venue's name of several words is recognized anywhere; a single word may be a family name. */
function isVenue(text: string, venue: string): boolean {
  const own = lookOf(venue);
  if (own === '') return false;
  const isOne = !own.includes(' ');
  if (
    figuresOf(text).some((form) =>
      (isOne ? [joined(form)] : runs([form])).some((run) => isRead(run, joined(own))),
    )
  )
    return true;
  return isOne
    ? looksOf(text).some((look) => joined(look) === own)
    : runsOf(text).includes(joined(own));
}
