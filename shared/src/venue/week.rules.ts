import type { TimeSpan } from '../slots/slots.contract.ts';
import type { WeekdayHours } from './venue.contract.ts';

export interface WeekRun {
  /**
   * First and last weekday of a group of weekdays with the same hours, both included; 1 is Monday.
   */
  from: number;
  to: number;
  intervals: TimeSpan[];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/**
 * Groups adjacent weekdays that have the same opening hours. The venue is closed on a weekday that
 * `week` does not list.
 */
export function groupWeek(week: WeekdayHours[]): WeekRun[] {
  const runs: WeekRun[] = [];
  for (const weekday of WEEKDAYS) {
    const intervals = week.find((day) => day.weekday === weekday)?.intervals ?? [];
    const last = runs.at(-1);
    if (last && sameHours(last.intervals, intervals)) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, intervals });
  }
  return runs;
}

function sameHours(one: TimeSpan[], other: TimeSpan[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ startTime, endTime }, i) =>
        startTime === other[i]?.startTime && endTime === other[i]?.endTime,
    )
  );
}
