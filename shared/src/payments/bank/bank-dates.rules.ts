import { asciiDigits, fold } from '../../search/fold.ts';
import { isDate } from '../../time/wall-time.ts';
import type { BankDate } from '../payments.codes.ts';

type Order = readonly [year: number, month: number, day: number];

const ORDER: Record<BankDate, Order> = {
  'DD/MM/YYYY': [2, 1, 0],
  'DD/MM/YY': [2, 1, 0],
  'MM/DD/YYYY': [2, 0, 1],
  'YYYY-MM-DD': [0, 1, 2],
};

/** Patterns of dates with eight digits and no separator, such as `20261120`, by date format. */
const COMPACT: Record<BankDate, RegExp | null> = {
  'DD/MM/YYYY': /^(\d\d)(\d\d)(\d{4})$/,
  'DD/MM/YY': null,
  'MM/DD/YYYY': /^(\d\d)(\d\d)(\d{4})$/,
  'YYYY-MM-DD': /^(\d{4})(\d\d)(\d\d)$/,
};

/** Names of each month: French, English, Arabic as in Morocco, Arabic as in the Middle East. */
const MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'january', 'يناير'],
  ['fevrier', 'february', 'فبراير'],
  ['mars', 'march', 'مارس'],
  ['avril', 'april', 'أبريل', 'إبريل'],
  ['mai', 'may', 'ماي', 'مايو'],
  ['juin', 'june', 'يونيو', 'يونيه'],
  ['juillet', 'july', 'jul', 'يوليوز', 'يوليو'],
  ['aout', 'august', 'غشت', 'أغسطس'],
  ['septembre', 'september', 'شتنبر', 'سبتمبر'],
  ['octobre', 'october', 'أكتوبر'],
  ['novembre', 'november', 'نونبر', 'نوفمبر'],
  ['decembre', 'december', 'دجنبر', 'ديسمبر'],
].map((names) => names.map(fold));

const SHORTEST_MONTH = 3;
const HOUR_BEGINS = /[T ]\d{1,2}[:h]\d\d/i;
const HOUR =
  /^[T ]\d{1,2}[:h]\d\d(?:[:.]\d\d(?:[.,]\d{1,9})?)?(?: ?[AP]M)?(?: ?(?:Z|[+-]\d\d:?\d\d))?$/i;
const SEPARATORS = /[/.\s,-]+/u;
const LONGEST = 60;

/**
 * Parses a date in this order of parts; returns `YYYY-MM-DD`, or null if the text is not a date.
 * Parts are separated by `/`, `-`, `.`, blanks or nothing. The month may be a word, and a time may
 * follow.
 */
export function readBankDate(text: string, format: BankDate): string | null {
  if (text.length > LONGEST) return null;
  const typed = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const at = typed.search(HOUR_BEGINS);
  const isTimed = at > 0 && HOUR.test(typed.slice(at));
  return readDay(typed, format) ?? (isTimed ? readDay(typed.slice(0, at), format) : null);
}

function readDay(text: string, format: BankDate): string | null {
  const parts = COMPACT[format]?.exec(text)?.slice(1) ?? withoutWeekday(text.split(SEPARATORS));
  const [year = '', month = '', day = ''] = ORDER[format].map((index) => parts[index] ?? '');
  const number = monthNumber(month);
  if (parts.length !== 3 || number === null || !/^\d{1,2}$/.test(day) || !/^\d+$/.test(year)) {
    return null;
  }
  if (year.length !== (format === 'DD/MM/YY' ? 2 : 4)) return null;
  const date = `${year.padStart(4, '20')}-${number}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/**
 * Removes a leading word that is not a month, as in `ven. 20/11/2026`, and empty parts, as after
 * the point in `20-nov.-2026`.
 */
function withoutWeekday(parts: readonly string[]): readonly string[] {
  const [first = '', ...rest] = parts.filter((part) => part !== '');
  return /^\p{L}+$/u.test(first) && rest.length === 3 ? rest : [first, ...rest];
}

/**
 * Returns the number of a month as two digits; null if the text is not a month. A word must have at
 * least three letters and fit only one month.
 */
function monthNumber(text: string): string | null {
  if (/^\d{1,2}$/.test(text)) return text.padStart(2, '0');
  const word = fold(text);
  if (word.length < SHORTEST_MONTH) return null;
  const whole = MONTHS.findIndex((names) => names.includes(word));
  const fitting = MONTHS.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index] : [],
  );
  const found = whole >= 0 ? whole : fitting.length === 1 ? fitting[0] : undefined;
  return found === undefined ? null : String(found + 1).padStart(2, '0');
}
