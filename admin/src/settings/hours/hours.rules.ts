import type { TimeSpan } from '@five/shared/slots/slots.contract';
import type { WeekdayHours } from '@five/shared/venue/venue.contract';

/**
 * The week with one day replaced, Monday first. Days without hours are left out, as the API
 * contract requires.
 */
export function withDay(
  week: readonly WeekdayHours[],
  weekday: number,
  intervals: TimeSpan[],
): WeekdayHours[] {
  const others = week.filter((day) => day.weekday !== weekday);
  return [...others, ...(intervals.length > 0 ? [{ weekday, intervals }] : [])].toSorted(
    (a, b) => a.weekday - b.weekday,
  );
}

/** The first day of a week that has opening hours; undefined if the venue is closed all week. */
export const firstOpen = (week: readonly WeekdayHours[]): WeekdayHours | undefined =>
  week.find(({ intervals }) => intervals.length > 0);

/** The opening hours of each day if all seven days have the same; null otherwise. */
export function dailyHours(week: readonly WeekdayHours[]): readonly TimeSpan[] | null {
  const [first] = week;
  if (!first || week.length < WEEK.length) return null;
  return week.every(({ intervals }) => isSame(intervals, first.intervals)) ? first.intervals : null;
}

const isSame = (some: readonly TimeSpan[], others: readonly TimeSpan[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ startTime, endTime }, index) =>
      startTime === others[index]?.startTime && endTime === others[index]?.endTime,
  );

/** A week with the same opening hours on all seven days. */
export function everyDay(intervals: readonly TimeSpan[]): WeekdayHours[] {
  return WEEK.map((weekday) => ({ weekday, intervals: intervals.map((span) => ({ ...span })) }));
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];
