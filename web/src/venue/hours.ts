import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { DAY_MINUTES } from '@five/shared/time/wall-time';
import type { WeekdayHours } from '@five/shared/venue/venue.contract';

/** Returns the opening duration in whole hours of the weekday with the longest hours. */
export function longestDayHours(week: WeekdayHours[]): number {
  const minutes = week.map(({ intervals }) =>
    intervals.reduce((sum, span) => sum + lengthOf(span), 0),
  );
  return Math.floor(Math.max(0, ...minutes) / 60);
}

export function daysOpen(week: WeekdayHours[]): number {
  return week.filter(({ intervals }) => intervals.length > 0).length;
}

function lengthOf({ startTime, endTime }: TimeSpan): number {
  return ((minuteOf(endTime) - minuteOf(startTime) + DAY_MINUTES - 1) % DAY_MINUTES) + 1;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
