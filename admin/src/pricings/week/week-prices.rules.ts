import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import { endReplaced } from '@five/shared/pricings/pricings.rules';
import type { SessionRule } from '@five/shared/pricings/quote.rules';
import type { WeekStart } from '@five/shared/pricings/week.rules';
import { isDate, isTime } from '@five/shared/time/wall-time';

/**
 * Reference of the price that is edited in the form, while this price is not saved and has no
 * reference of its own.
 */
export const DRAFT = 'draft';

/**
 * Lowest and highest price, in centimes, over all pitches for bookings that begin at the same time.
 * `null` if a pitch has no price.
 */
export function spanOf(
  starts: readonly WeekStart<SessionRule>[],
): { least: number; most: number } | null {
  const cents = starts.flatMap(({ rule }) => (rule === null ? [] : [rule.totalCents]));
  return cents.length < starts.length || cents.length === 0
    ? null
    : { least: Math.min(...cents), most: Math.max(...cents) };
}

/** The price entered in the form as a rule; `null` while required fields are empty. */
export function draftOf(values: Record<string, unknown>): SessionRule | null {
  const durationMinutes = BOOKING_DURATIONS.find(
    (minutes) => minutes === values['durationMinutes'],
  );
  const totalCents = values['totalCents'];
  if (
    durationMinutes === undefined ||
    typeof totalCents !== 'number' ||
    values['type'] !== 'session'
  )
    return null;
  const [startTime, endTime] = [timeOf(values['startTime']), timeOf(values['endTime'])];
  const isHours = startTime !== null && endTime !== null;
  return {
    reference: textOf(values['reference']) ?? DRAFT,
    tariff: textOf(values['tariff']) ?? STANDARD_TARIFF,
    durationMinutes,
    totalCents,
    pitch: textOf(values['pitch']),
    from: dateOf(values['from']),
    to: dateOf(values['to']),
    weekdays: daysOf(values['weekdays']),
    startTime: isHours ? startTime : null,
    endTime: isHours ? endTime : null,
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const dateOf = (value: unknown): string | null => (isDate(value) ? value : null);
const timeOf = (value: unknown): string | null => (isTime(value) ? value : null);

function daysOf(value: unknown): number[] | null {
  const days = Array.isArray(value) ? value.filter((day) => typeof day === 'number') : [];
  return days.length > 0 ? days : null;
}

/**
 * Returns the stored price rules together with `draft`, the price that is entered in the form. A
 * stored rule with the same reference is left out.
 */
export function withDraft<R extends SessionRule>(
  rules: readonly R[],
  draft: SessionRule,
): SessionRule[] {
  return [...rules.filter(({ reference }) => reference !== draft.reference), draft];
}

/**
 * Returns the stored price rules. The rule with the reference `replaces` is shortened: it ends
 * where the price that replaces it begins.
 */
export function withReplaced<R extends SessionRule>(
  rules: readonly R[],
  replaces: unknown,
  begins: string | null,
): R[] {
  return rules.map((rule) =>
    rule.reference === replaces && begins !== null
      ? { ...rule, to: endReplaced(rule, begins) }
      : rule,
  );
}

/**
 * References of the rules that the price entered in the form (`draft`) supersedes for at least one
 * start. The rule with the reference `replaces` is left out, because staff replace it on purpose.
 * @param before the starts of a week, each with the rule that sets its price without the draft
 * @param after the same starts, each with the rule that sets its price with the draft
 */
export function outranked(
  before: readonly WeekStart<SessionRule>[],
  after: readonly WeekStart<SessionRule>[],
  draft: string,
  replaces: unknown,
): string[] {
  const lost = before.filter(
    ({ rule }, index) =>
      rule !== null &&
      rule.reference !== replaces &&
      rule.reference !== draft &&
      after[index]?.rule?.reference === draft,
  );
  return [...new Set(lost.flatMap(({ rule }) => rule?.reference ?? []))];
}
