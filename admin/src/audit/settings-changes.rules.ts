import { LOCALES, type Locale } from '@five/shared/locales/locale';
import { formatDecimal, formatPercent } from '@five/shared/money/money';

/**
 * One changed setting. `part` is the language if the setting is a text, or the weekday if it is the
 * weekly opening hours.
 */
export interface SettingChange {
  field: string;
  part: string | null;
  from: unknown;
  to: unknown;
}

/**
 * The changed settings, as a list with one line per change. For seasons and exceptions, a line
 * contains only the periods that were added, removed or changed.
 */
export function settingChanges(changed: Record<string, unknown> | null): SettingChange[] {
  return Object.entries(changed ?? {}).flatMap(([field, ends]) =>
    isEnds(ends) ? linesOf(field, ends) : [],
  );
}

function linesOf(field: string, { from, to }: Ends): SettingChange[] {
  const parted = (
    parts: readonly (string | number)[],
    of: (whole: unknown, part: string | number) => unknown,
  ) =>
    parts
      .map((part) => ({ field, part: String(part), from: of(from, part), to: of(to, part) }))
      .filter((line) => !isSame(line.from, line.to));
  if (field === 'openingHours')
    return parted(
      WEEKDAYS,
      (week, day) =>
        listOf(week).find((hours) => isFields(hours) && hours['weekday'] === day) ?? null,
    );
  if (field === 'seasons' || field === 'exceptions') {
    const [removed, added] = [without(from, to), without(to, from)];
    // If no period is missing on one side, only a duplicate was added or removed. The complete old
    // and new lists are then shown.
    return [
      removed.length + added.length === 0
        ? { field, part: null, from, to }
        : { field, part: null, from: removed, to: added },
    ];
  }
  if (isTexts(from) || isTexts(to))
    return parted(LOCALES, (texts, locale) => (isFields(texts) ? (texts[locale] ?? null) : null));
  return [{ field, part: null, from, to }];
}

/** A numeric setting as text. A VAT rate is shown in percent, every other number as a decimal. */
export function numberText(field: string, value: number, locale: Locale): string {
  return field.startsWith('vat.') || field === 'legal.vatBasisPoints'
    ? `${formatPercent(value, locale)}\u00a0%`
    : formatDecimal(value, locale);
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type Fields = Record<string, unknown>;
type Ends = { from: unknown; to: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isEnds = (value: unknown): value is Ends =>
  isFields(value) && 'from' in value && 'to' in value;
const isTexts = (value: unknown): boolean => isFields(value) && 'fr' in value;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const without = (list: unknown, other: unknown): unknown[] =>
  listOf(list).filter((one) => !listOf(other).some((its) => isSame(one, its)));

/** Weekly hours as text; consecutive days with equal hours are grouped as ranges. */
export function weekdayRanges(
  week: unknown,
): { first: number; last: number; intervals: unknown }[] {
  const ranges: { first: number; last: number; intervals: unknown }[] = [];
  for (const day of WEEKDAYS) {
    const intervals =
      listOf(week)
        .filter(isFields)
        .find(({ weekday }) => weekday === day)?.['intervals'] ?? [];
    const before = ranges.at(-1);
    if (before && isSame(before.intervals, intervals)) before.last = day;
    else ranges.push({ first: day, last: day, intervals });
  }
  return ranges;
}
