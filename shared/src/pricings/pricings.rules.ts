import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
import { addDays, daysBetween, timeOfMinutes, weekdayOf } from '../time/wall-time.ts';
import { STANDARD_TARIFF } from './pricings.codes.ts';
import type { PricingType } from './pricings.codes.ts';
import { covers, hoursOf, precedes, rankText, WHOLE_DAY } from './quote.rules.ts';
import type { PricingScope, SessionRule } from './quote.rules.ts';

/**
 * Whether a rule sets the price of at least one start from `today` on for customers of the tariff
 * `tariff`. False if rules with precedence are valid for all its starts. The valid rules change
 * only where a day, a period or an interval begins or ends, so only starts at these boundaries are
 * checked. One pitch that no rule names represents all other pitches.
 */
export function holdsOn(
  rule: SessionRule,
  tariff: string,
  rules: readonly SessionRule[],
  today: string,
): boolean {
  if (rule.tariff !== tariff && rule.tariff !== STANDARD_TARIFF) return false;
  const before = rules.filter(
    (one) => one.durationMinutes === rule.durationMinutes && goesBefore(one, rule, tariff),
  );
  const pitch = rule.pitch ?? ANY_OTHER;
  const starts = daysToTry([rule, ...before], today).flatMap((openingDay) =>
    timesToTry([rule, ...before]).map((startTime) => ({ pitch, openingDay, startTime })),
  );
  return starts.some((at) => covers(rule, at) && !before.some((one) => covers(one, at)));
}

/**
 * Whether the rule `one` takes precedence over the rule `other` at a start for which both are
 * valid. A rule of the customer's tariff has precedence, else the more specific rule.
 */
function goesBefore(one: SessionRule, other: SessionRule, tariff: string): boolean {
  return one.tariff === other.tariff
    ? one.reference !== other.reference && precedes(one, other)
    : one.tariff === tariff;
}

const ANY_OTHER = '';

/**
 * Returns the days to check: seven days from today, and seven days from each later date on which a
 * rule begins or has just ended.
 */
function daysToTry(scopes: readonly PricingScope[], today: string): string[] {
  const turns = scopes.flatMap(({ from, to }) => [
    from ?? today,
    to === null ? today : addDays(to, 1),
  ]);
  const firsts = new Set([today, ...turns.filter((date) => date > today)]);
  return [...firsts].flatMap((first) => Array.from({ length: 7 }, (_, day) => addDays(first, day)));
}

function timesToTry(scopes: readonly PricingScope[]): string[] {
  const turns = scopes.flatMap((scope) =>
    hoursOf(scope).flatMap(({ start, end }) => [start, end % WHOLE_DAY.end]),
  );
  return [...new Set(turns)].map(timeOfMinutes);
}

/**
 * Whether two session prices are ambiguous. They then have the same tariff, duration and
 * specificity, and both are valid for a common start. The API responds with `PRICING_OVERLAP`.
 */
export function conflicts(a: SessionRule, b: SessionRule): boolean {
  const rivals =
    a.reference !== b.reference && a.tariff === b.tariff && a.durationMinutes === b.durationMinutes;
  return rivals && rankText(a) === rankText(b) && sharesStart(a, b);
}

/**
 * Whether both prices are valid for at least one common start. Callers must pass prices of the same
 * specificity (`rankOf`). Thus either both prices are limited to a pitch, or neither is.
 */
function sharesStart(a: PricingScope, b: PricingScope): boolean {
  const sharesPitch = a.pitch === b.pitch;
  const from =
    [a.from, b.from]
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null;
  const to = [a.to, b.to].filter((date) => date !== null).sort()[0] ?? null;
  return (
    sharesPitch &&
    (from === null || to === null || from <= to) &&
    sharesWeekday(a, b, from, to) &&
    sharesHours(a, b)
  );
}

/**
 * Whether a weekday of both prices occurs from `from` to `to` (null: no limit). A period shorter
 * than a week does not contain all weekdays.
 */
function sharesWeekday(
  a: PricingScope,
  b: PricingScope,
  from: string | null,
  to: string | null,
): boolean {
  const week = [1, 2, 3, 4, 5, 6, 7].filter(
    (day) => (a.weekdays?.includes(day) ?? true) && (b.weekdays?.includes(day) ?? true),
  );
  const between = from === null || to === null ? null : weekdaysBetween(from, to);
  return week.some((day) => between === null || between.includes(day));
}

function weekdaysBetween(from: string, to: string): number[] {
  const first = weekdayOf(from);
  const days = Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1);
  return days.slice(0, Math.min(7, daysBetween(from, to) + 1));
}

function sharesHours(a: PricingScope, b: PricingScope): boolean {
  return hoursOf(a).some((one) =>
    hoursOf(b).some((other) => Math.max(one.start, other.start) < Math.min(one.end, other.end)),
  );
}

/**
 * Returns the last day of an old price that a new price replaces from `begins` on. The old price
 * keeps its last day if that day is before `begins`. An old price without dates stays without an
 * end: the new price already has precedence, because dates count more than weekdays and hours. An
 * added end date would give the old price precedence over other prices until that date.
 */
export function endReplaced(
  { from, to }: Pick<PricingScope, 'from' | 'to'>,
  begins: string,
): string | null {
  if (from === null && to === null) return null;
  return to !== null && to < begins ? to : addDays(begins, -1);
}

/**
 * Checks a price against the rules for its type, dates and hours. Returns the name of the first
 * invalid field, or null if all fields are valid.
 */
export function pricingProblem(
  pricing: PricingScope & {
    type: PricingType;
    durationMinutes: number | null;
    numberOfHours: number | null;
  },
): keyof PricingScope | 'durationMinutes' | 'numberOfHours' | null {
  const { type, durationMinutes, numberOfHours, from, to, startTime, endTime } = pricing;
  if (type === 'session' && !BOOKING_DURATIONS.some((minutes) => minutes === durationMinutes))
    return 'durationMinutes';
  if (type === 'pack' && numberOfHours === null) return 'numberOfHours';
  if (from !== null && to !== null && to < from) return 'to';
  if ((startTime === null) !== (endTime === null))
    return startTime === null ? 'startTime' : 'endTime';
  return null;
}
