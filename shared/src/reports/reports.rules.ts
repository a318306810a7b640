import { openingRanges } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { addDays, daysBetween, minuteOfWall, wallOf, weekdayOf } from '../time/wall-time.ts';
import { MONTH_DAYS, WEEK_DAYS } from './reports.codes.ts';
import type { PackEnd, UnpaidAge } from './reports.codes.ts';

const HOUR = 60;
const DAY_HOURS = 24;

/**
 * Number of minutes that the venue is open in the hour `hour` (0 to 23) of a weekday. `weekday` is
 * the weekday of the opening day, 1 = Monday.
 */
export interface OpenHour {
  weekday: number;
  hour: number;
  minutes: number;
}

/**
 * Returns the open minutes of each hour of each weekday, summed over the opening days from `from`
 * to `to`. An hour after midnight counts for the weekday on which its opening day began. The result
 * is sorted from opening to closing.
 */
export function openHours(from: string, to: string, rules: OpeningRules): OpenHour[] {
  const found = new Map<string, OpenHour & { passes: number }>();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for (const { passes, minutes } of hoursOf(date, rules)) {
      const [weekday, hour] = [weekdayOf(date), passes % DAY_HOURS];
      const key = `${weekday} ${hour}`;
      const known = found.get(key) ?? { weekday, hour, minutes: 0, passes };
      found.set(key, {
        ...known,
        minutes: known.minutes + minutes,
        passes: Math.min(known.passes, passes),
      });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.passes - b.passes || a.weekday - b.weekday)
    .map(({ weekday, hour, minutes }) => ({ weekday, hour, minutes }));
}

/**
 * Returns the hours of the opening day `date` with their open minutes. `passes` is the number of
 * whole hours from 00:00 of `date`: 24 is the hour from 00:00 to 01:00 of the next day.
 */
function hoursOf(date: string, rules: OpeningRules): { passes: number; minutes: number }[] {
  const midnight = minuteOfWall(wallOf(date, '00:00'));
  return openingRanges(date, rules).flatMap(({ start, end }) => {
    const [first, last] = [
      Math.floor((start - midnight) / HOUR),
      Math.ceil((end - midnight) / HOUR),
    ];
    return Array.from({ length: last - first }, (_, index) => {
      const passes = first + index;
      const begin = midnight + passes * HOUR;
      return { passes, minutes: Math.min(end, begin + HOUR) - Math.max(start, begin) };
    });
  });
}

/**
 * First and last day of an age class of unpaid matches or of an expiry class of packs, both
 * included; null: no limit.
 */
export interface Bounds {
  from: string | null;
  to: string | null;
}

/** Returns the range of opening days of the unpaid matches in an age class, as of today. */
export function unpaidBounds(age: UnpaidAge, today: string): Bounds {
  const before = (days: number) => addDays(today, -days);
  return {
    ahead: { from: today, to: null },
    week: { from: before(WEEK_DAYS), to: before(1) },
    month: { from: before(MONTH_DAYS), to: before(WEEK_DAYS + 1) },
    older: { from: null, to: before(MONTH_DAYS + 1) },
  }[age];
}

/**
 * Returns the range of days on which the packs of the class `end` expire. The class of frozen packs
 * has no limits.
 */
export function packBounds(end: PackEnd, today: string): Bounds {
  const after = (days: number) => addDays(today, days);
  return {
    week: { from: null, to: after(WEEK_DAYS - 1) },
    month: { from: after(WEEK_DAYS), to: after(MONTH_DAYS - 1) },
    later: { from: after(MONTH_DAYS), to: null },
    frozen: { from: null, to: null },
  }[end];
}

/**
 * Whether a period is valid for a report: its end is not before its start, and it has at most
 * `most` days.
 */
export function isSpan(from: string, to: string, most: number): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= most;
}
