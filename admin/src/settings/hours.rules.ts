import type { TimeSpan } from '@five/shared/slots/slots.contract';
import type { WeekdayHours } from '@five/shared/venue/venue.contract';

/** The week with one day's hours set; a day without hours is left out, as the contract wants it, and Monday comes first. */
export function withDay(week: readonly WeekdayHours[], weekday: number, intervals: TimeSpan[]): WeekdayHours[] {
  const others = week.filter((day) => day.weekday !== weekday);
  return [...others, ...(intervals.length > 0 ? [{ weekday, intervals }] : [])].toSorted((a, b) => a.weekday - b.weekday);
}

/** The first day that has hours; undefined for a week that is closed throughout. */
export const firstOpen = (week: readonly WeekdayHours[]): WeekdayHours | undefined => week.find(({ intervals }) => intervals.length > 0);

/** The same hours on all seven days. */
export function everyDay(intervals: readonly TimeSpan[]): WeekdayHours[] {
  return WEEK.map((weekday) => ({ weekday, intervals: intervals.map((span) => ({ ...span })) }));
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];
