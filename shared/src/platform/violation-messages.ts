import { mixesAlphabets } from './alphabets.ts';
import { stripInvisible } from './invisible-characters.ts';

/** Keys of all violations of a field; `violations.json` has the text of each key. */
export const VIOLATION_KEYS = [
  'required',
  'text',
  'tooShort',
  'tooLong',
  'characters',
  'letters',
  'alphabets',
  'number',
  'whole',
  'tooSmall',
  'tooLarge',
  'date',
  'turned',
  'time',
  'instant',
  'choice',
  'flag',
  'accepted',
  'email',
  'phone',
  'reference',
  'code',
  'pitchCode',
  'tariffCode',
  'optionCode',
  'editionSlug',
  'hexColor',
  'groupLetter',
  'sixDigits',
  'rib',
  'ice',
  'actionColor',
  'url',
  'whatsapp',
  'path',
  'noPage',
  'items',
  'repeated',
  'object',
  'unknownField',
  'passwordLength',
  'passwordLengthOfAny',
  'passwordCommon',
  'passwordPersonal',
  'mismatch',
  'invalid',
] as const;
export type ViolationKey = (typeof VIOLATION_KEYS)[number];

interface TextBounds {
  min: number;
  max: number;
  /** Whether line breaks and tabs are allowed. */
  lines: boolean;
}

/**
 * Checks a text against `bounds`. Returns the key of the violation, or null if the text is valid.
 * The minimum length counts the code points without blanks at the ends, the maximum length counts
 * all code points.
 */
export function textViolation(
  value: unknown,
  { min, max, lines }: TextBounds,
): ViolationKey | null {
  if (value === undefined || value === null) return 'required';
  if (typeof value !== 'string') return 'text';
  // A code point takes at most two UTF-16 units, so a text of more than `2 * max` units is too long
  // in any case.
  if (value.length > 2 * max) return 'tooLong';
  if (hasBadCharacters(value, lines)) return 'characters';
  const length = [...value.trim()].length;
  if (length < min) return length === 0 ? 'required' : 'tooShort';
  return [...value].length > max ? 'tooLong' : null;
}

/**
 * Returns the violation of a text that other users read, or null. The text must not contain
 * characters that hide, reverse or cover surrounding text.
 */
export function visibleTextViolation(value: unknown, bounds: TextBounds): ViolationKey | null {
  return (
    textViolation(value, bounds) ??
    (typeof value === 'string' && (stripInvisible(value) !== value || STACKED_MARKS.test(value))
      ? 'characters'
      : null)
  );
}

/**
 * Returns the key of the violation of a name, or null. A name must contain a letter. It must not
 * mix alphabets, because letters of another alphabet can imitate a different name.
 */
export function nameViolation(value: unknown, bounds: TextBounds): ViolationKey | null {
  const problem = visibleTextViolation(value, bounds);
  if (problem !== null || typeof value !== 'string' || value.trim() === '') return problem;
  if (NO_CHARACTER.test(value)) return 'characters';
  if (!/\p{L}/u.test(value)) return 'letters';
  return mixesAlphabets(value) ? 'alphabets' : null;
}

/** Private-use and noncharacter code points, which have no common glyph. */
const NO_CHARACTER = /[\p{Co}\p{Noncharacter_Code_Point}]/u;

/**
 * Six or more combining marks in a row, more than any supported script uses; they would cover
 * neighbouring lines.
 */
const STACKED_MARKS = /\p{M}{6}/u;

/**
 * Whether a text contains control characters, lone surrogates, or line breaks where only a single
 * line is allowed.
 */
function hasBadCharacters(text: string, lines: boolean): boolean {
  return lines
    ? /[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, ''))
    : /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

interface NumberBounds {
  min: number;
  max: number;
  whole: boolean;
}

export function numberViolation(
  value: unknown,
  { min, max, whole }: NumberBounds,
): ViolationKey | null {
  if (value === undefined || value === null) return 'required';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
  if (whole && !Number.isSafeInteger(value)) return 'whole';
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : null;
}

const MAX_URL = 500;

/** Whether a value is an `https` URL without blanks, quotes or angle brackets. */
export function isUrl(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= MAX_URL &&
    /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{C}]*)?$/iu.test(value)
  );
}

export const MAX_PATH = 200;
/**
 * A path of the site. It begins with a single slash, because a path with two slashes would name
 * another host.
 */
export const SITE_PATH = /^\/(?:[\w-][\w\-/]*)?(?:\?[\w\-=&%.]*)?$/;

export function isSitePath(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_PATH && SITE_PATH.test(value);
}
