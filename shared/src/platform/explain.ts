import { readIce } from '../venue/ice.ts';
import { readRib } from '../venue/rib.ts';
import { mixesAlphabets } from './alphabets.ts';
import { withoutHidden } from './hidden.ts';

/** What can be wrong with a field: keys of the texts in `violations.json`. */
export const VIOLATION_KEYS = [
  'required', 'text', 'tooShort', 'tooLong', 'characters', 'letters', 'alphabets', 'number', 'whole', 'tooSmall', 'tooLarge', 'date', 'turned', 'time', 'instant', 'choice', 'flag',
  'accepted', 'email', 'phone', 'reference', 'code', 'sixDigits', 'rib', 'ice', 'url', 'path', 'noPage', 'items', 'repeated', 'object', 'unknownField', 'passwordLength',
  'passwordCommon', 'passwordPersonal', 'mismatch', 'invalid',
] as const;
export type ViolationKey = (typeof VIOLATION_KEYS)[number];

interface TextBounds {
  min: number;
  max: number;
  /** Whether line breaks and tabs may stand in it. */
  lines: boolean;
}

/** What is wrong with a text, counted in code points after blanks at its ends. */
export function explainText(value: unknown, { min, max, lines }: TextBounds): ViolationKey | null {
  if (value === undefined || value === null) return 'required';
  if (typeof value !== 'string') return 'text';
  // A code point takes at most two units: what is longer need not be counted.
  if (value.length > 2 * max) return 'tooLong';
  if (hasBadCharacters(value, lines)) return 'characters';
  const length = [...value.trim()].length;
  if (length < min) return length === 0 ? 'required' : 'tooShort';
  return [...value].length > max ? 'tooLong' : null;
}

/** The same for a text that others will read: nothing in it may hide, or turn or cover what stands around it. */
export function explainShown(value: unknown, bounds: TextBounds): ViolationKey | null {
  return explainText(value, bounds) ?? (typeof value === 'string' && (withoutHidden(value) !== value || PILE.test(value)) ? 'characters' : null);
}

/** The same for a name: somebody can say it, and it does not look like somebody else's. */
export function explainName(value: unknown, bounds: TextBounds): ViolationKey | null {
  const problem = explainShown(value, bounds);
  if (problem !== null || typeof value !== 'string' || value.trim() === '') return problem;
  if (NO_SIGN.test(value)) return 'characters';
  if (!/\p{L}/u.test(value)) return 'letters';
  return mixesAlphabets(value) ? 'alphabets' : null;
}

/** Signs of private fonts and those that Unicode keeps for no use: everybody sees another box. */
const NO_SIGN = /[\p{Co}\p{Noncharacter_Code_Point}]/u;

/** More marks on one letter than any script of ours sets: they run over the lines above and below. */
const PILE = /\p{M}{6}/u;

/** NUL and its like, half a character (a lone surrogate), and line breaks where one line is asked for. */
function hasBadCharacters(text: string, lines: boolean): boolean {
  return lines ? /[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, '')) : /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

interface NumberBounds {
  min: number;
  max: number;
  whole: boolean;
}

export function explainNumber(value: unknown, { min, max, whole }: NumberBounds): ViolationKey | null {
  if (value === undefined || value === null) return 'required';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
  if (whole && !Number.isSafeInteger(value)) return 'whole';
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : null;
}

export function isRib(value: unknown): boolean {
  return typeof value === 'string' && readRib(value) !== null;
}

/** An empty field takes the number away. */
export function isIce(value: unknown): boolean {
  return typeof value === 'string' && (value.trim() === '' || readIce(value) !== null);
}

const MAX_URL = 500;

/** An `https` address without blanks, quotes or angle brackets. */
export function isUrl(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_URL && /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{C}]*)?$/iu.test(value);
}

export const MAX_PATH = 200;
/** Begins with one slash: two would name another host. */
export const SITE_PATH = /^\/(?:[\w-][\w\-/]*)?(?:\?[\w\-=&%.]*)?$/;

export function isSitePath(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_PATH && SITE_PATH.test(value);
}
