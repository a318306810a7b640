import { daysBetween, minutesOfTime, spanMinutes, weekdayOf } from '../time/wall-time.ts';

/** Validity of a price. A null field does not limit it. */
export interface PricingScope {
  /** Code of the only pitch that the price covers. */
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

/** A start to be priced. */
export interface PricedStart {
  pitch: string;
  /** The opening day: a Saturday night stays Saturday after midnight. */
  openingDay: string;
  startTime: string;
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

/** Whether two equally specific prices cover a common start. Both name a pitch, or neither does. */
export function sharesStart(a: PricingScope, b: PricingScope): boolean {
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
 * Whether a weekday that both prices cover occurs between the dates; a period shorter than a week
 * does not contain all weekdays.
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

export const WHOLE_DAY = { start: 0, end: 24 * 60 };

/** The minutes of the day that a price covers; hours across midnight are two intervals. */
export function hoursOf({ startTime, endTime }: PricingScope): { start: number; end: number }[] {
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
