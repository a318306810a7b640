import { daysBetween, minutesOfTime, spanMinutes, weekdayOf } from '../time/wall-time.ts';

/**
 * Pitches, opening days and start times for which a price is valid. A field that is null sets no
 * limit.
 */
export interface PricingScope {
  /** Code of the only pitch for which the price is valid; null: all pitches. */
  pitch: string | null;
  /** First and last opening day of the price, both included; null: no limit. */
  from: string | null;
  to: string | null;
  /** Weekdays of the opening days, 1 = Monday; null: every day. */
  weekdays: readonly number[] | null;
  /**
   * Range of start times: `startTime` is included, `endTime` is excluded. The range spans midnight
   * if `endTime` is not later than `startTime`.
   */
  startTime: string | null;
  endTime: string | null;
}

/** Pitch, opening day and start time of a booking whose price is looked up. */
export interface PricedStart {
  pitch: string;
  /** The opening day. Hours after midnight on a Saturday night still belong to Saturday. */
  openingDay: string;
  startTime: string;
}

/** Whether a price is valid for a start. */
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
 * Returns the specificity of a price as four numbers in order of precedence: pitch, dates,
 * weekdays, hours. A number is 1 if the price limits this property, else 0.
 */
export function rankOf(scope: PricingScope): number[] {
  return [scope.pitch, scope.from ?? scope.to, scope.weekdays, scope.startTime].map((named) =>
    named === null ? 0 : 1,
  );
}

/**
 * Whether both prices are valid for at least one common start. Callers must pass prices of the same
 * specificity (`rankOf`). Thus either both prices are limited to a pitch, or neither is.
 */
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

export const WHOLE_DAY = { start: 0, end: 24 * 60 };

/**
 * Returns the start times for which a price is valid, as ranges in minutes since midnight. Hours
 * that span midnight result in two ranges.
 */
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
