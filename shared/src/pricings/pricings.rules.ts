import { BOOKING_DURATIONS } from '../bookings/bookings.codes.ts';
import {
  addDays,
  daysBetween,
  minutesOfTime,
  spanMinutes,
  timeOfMinutes,
  weekdayOf,
} from '../time/wall-time.ts';
import { STANDARD_TARIFF } from './pricings.codes.ts';
import type { PricingType } from './pricings.codes.ts';

/** Validity of a price. A null field does not limit it. */
export interface PricingScope {
  /** Code of the only pitch. */
  pitch: string | null;
  /** First and last opening day, both included; null: unlimited. */
  from: string | null;
  to: string | null;
  /** Opening days, 1 = Monday. */
  weekdays: readonly number[] | null;
  /**
   * Start times from the first to before the second, across midnight if the second is not later.
   */
  startTime: string | null;
  endTime: string | null;
}

export interface SessionRule extends PricingScope {
  reference: string;
  /** The tariff's code. */
  tariff: string;
  durationMinutes: number | null;
  totalCents: number;
}

/** A start to be priced. */
export interface PricedStart {
  pitch: string;
  /** The opening day: a Saturday night stays Saturday after midnight. */
  openingDay: string;
  startTime: string;
}

/**
 * The rule that prices a session: the most specific one of the tariff with that duration that
 * covers the start, compared by pitch, then dates, then weekdays, then hours. Without one, a rule
 * of `standard` applies; null: no price.
 */
export function sessionRuleFor<R extends SessionRule>(
  rules: readonly R[],
  tariff: string,
  durationMinutes: number,
  at: PricedStart,
): R | null {
  const covering = rules.filter(
    (rule) => rule.durationMinutes === durationMinutes && covers(rule, at),
  );
  const ofTariff = (code: string): R[] => covering.filter((rule) => rule.tariff === code);
  const own = ofTariff(tariff);
  const candidates = own.length > 0 ? own : ofTariff(STANDARD_TARIFF);
  return candidates.reduce<R | null>(
    (best, rule) => (best !== null && !precedes(rule, best) ? best : rule),
    null,
  );
}

/**
 * Whether a rule prices some start from `today` on for a tariff, which is false if rules with
 * precedence cover all its starts. Coverage changes only where a day, a period or an interval
 * begins or ends, so only those starts are checked; a pitch that no rule names represents all
 * others.
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
 * Whether one rule takes precedence over another where both cover a start: a tariff's own rule,
 * else the more specific one.
 */
function goesBefore(one: SessionRule, other: SessionRule, tariff: string): boolean {
  return one.tariff === other.tariff
    ? one.reference !== other.reference && precedes(one, other)
    : one.tariff === tariff;
}

const ANY_OTHER = '';

/** A week from today, and from each later day on which a rule begins or ends. */
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

/** Whether a price covers a start. */
export function covers(
  scope: PricingScope,
  { pitch, openingDay, startTime }: PricedStart,
): boolean {
  return (
    (scope.pitch === null || scope.pitch === pitch) &&
    (scope.from === null || scope.from <= openingDay) &&
    (scope.to === null || openingDay <= scope.to) &&
    (scope.weekdays === null || scope.weekdays.includes(weekdayOf(openingDay))) &&
    hoursOf(scope).some(
      ({ start, end }) => start <= minutesOfTime(startTime) && minutesOfTime(startTime) < end,
    )
  );
}

/**
 * Specificity of a price: 1 for each limit, the more important first (pitch, dates, weekdays,
 * hours).
 */
export function rankOf(scope: PricingScope): number[] {
  return [scope.pitch, scope.from ?? scope.to, scope.weekdays, scope.startTime].map((named) =>
    named === null ? 0 : 1,
  );
}

/**
 * Whether two prices are ambiguous: sessions of one tariff and duration, equally specific, with a
 * start that both cover. The API responds with `PRICING_OVERLAP`.
 */
export function conflicts(a: SessionRule, b: SessionRule): boolean {
  const rivals =
    a.reference !== b.reference && a.tariff === b.tariff && a.durationMinutes === b.durationMinutes;
  return rivals && rankText(a) === rankText(b) && sharesStart(a, b);
}

/** For two equally specific prices: both name a pitch, or neither does. */
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
 * Whether a weekday of both occurs between the dates; a period shorter than a week does not contain
 * all weekdays.
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

const WHOLE_DAY = { start: 0, end: 24 * 60 };

/** The minutes of the day that a price covers; hours across midnight are two intervals. */
function hoursOf({ startTime, endTime }: PricingScope): { start: number; end: number }[] {
  if (startTime === null || endTime === null) return [WHOLE_DAY];
  const start = minutesOfTime(startTime);
  const end = start + spanMinutes(startTime, endTime);
  return end <= WHOLE_DAY.end
    ? [{ start, end }]
    : [
        { start, end: WHOLE_DAY.end },
        { start: 0, end: end - WHOLE_DAY.end },
      ];
}

function precedes(a: SessionRule, b: SessionRule): boolean {
  const [one, other] = [rankText(a), rankText(b)];
  return one === other ? a.reference < b.reference : one > other;
}

function rankText(scope: PricingScope): string {
  return rankOf(scope).join('');
}

/**
 * Last day of a price that another replaces from `from` on. It keeps its own end if that is early
 * enough, or if it has no dates: dates take precedence over weekdays and hours, so the new price
 * already has precedence, and an end date would raise the old one above others until then.
 */
export function endReplaced(
  { from, to }: Pick<PricingScope, 'from' | 'to'>,
  begins: string,
): string | null {
  if (from === null && to === null) return null;
  return to !== null && to < begins ? to : addDays(begins, -1);
}

/** The field that violates the rules of a pricing type or its scope, or null. */
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
