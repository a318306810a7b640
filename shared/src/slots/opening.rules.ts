import { contains, merge, subtract } from '../time/ranges.ts';
import type { Range } from '../time/ranges.ts';
import {
  addDays,
  dateOfWall,
  minuteOfWall,
  spanMinutes,
  wallOf,
  wallOfMinute,
  weekdayOf,
} from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import type { TimeSpan } from './slots.contract.ts';

interface WeekHours {
  weekday: number;
  intervals: readonly TimeSpan[];
}

interface DatedSpan {
  from: string;
  /** Last day of the span, included. */
  to: string;
}

/** The venue's opening hours in the form that the functions of this file use. */
export interface OpeningRules {
  openingHours: readonly WeekHours[];
  seasons: readonly (DatedSpan & { openingHours: readonly WeekHours[] })[];
  exceptions: readonly (DatedSpan & { intervals: readonly TimeSpan[] })[];
}

/**
 * Returns the opening intervals of a day: from an exception that includes the day, else from a
 * season, else from the usual week. If several exceptions or seasons include the day, the last one
 * in the list applies.
 */
export function openingIntervals(date: string, rules: OpeningRules): readonly TimeSpan[] {
  const exception = lastOn(date, rules.exceptions);
  if (exception) return exception.intervals;
  const week = lastOn(date, rules.seasons)?.openingHours ?? rules.openingHours;
  return week
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .flatMap(({ intervals }) => intervals);
}

/** Returns the last span in the list that includes a day. */
export function lastOn<Span extends DatedSpan>(
  date: string,
  spans: readonly Span[],
): Span | undefined {
  return spans.findLast(({ from, to }) => from <= date && date <= to);
}

/**
 * Returns the merged open ranges of an opening day in minutes since 1970-01-01T00:00 of wall time
 * (`minuteOfWall`). Hours after midnight that belong to the previous opening day are excluded, so
 * that every moment has only one opening day.
 */
export function openingRanges(date: string, rules: OpeningRules): Range[] {
  return subtract(rawRanges(date, rules), rawRanges(addDays(date, -1), rules));
}

/** Returns the open ranges of an opening day as wall times. */
export function openingPeriods(date: string, rules: OpeningRules): WallPeriod[] {
  return openingRanges(date, rules).map(({ start, end }) => ({
    start: wallOfMinute(start),
    end: wallOfMinute(end),
  }));
}

/**
 * Returns the opening day of a wall time. Hours after midnight belong to the day before; null while
 * the venue is closed.
 */
export function openingDayOf(wall: string, rules: OpeningRules): string | null {
  const minute = minuteOfWall(wall);
  const date = dateOfWall(wall);
  const isIn = (day: string): boolean =>
    rawRanges(day, rules).some(({ start, end }) => start <= minute && minute < end);
  return [addDays(date, -1), date].find(isIn) ?? null;
}

/**
 * Returns the day under which the back-office of the reception lists an entry that begins at a wall
 * time. It is the opening day, or the calendar date while the venue is closed.
 */
export function deskDayOf(wall: string, rules: OpeningRules): string {
  return openingDayOf(wall, rules) ?? dateOfWall(wall);
}

/**
 * Returns the wall time from which on the back-office of the reception lists entries under the day
 * `date`. It is the end of the previous opening day if this is after midnight, else midnight.
 */
export function deskDayStart(date: string, rules: OpeningRules): string {
  const night = openingPeriods(addDays(date, -1), rules).at(-1)?.end ?? '';
  const midnight = wallOf(date, '00:00');
  return night > midnight ? night : midnight;
}

/**
 * Whether the venue is open for the whole period; the period may span two adjacent opening days.
 */
export function isOpenFor({ start, end }: WallPeriod, rules: OpeningRules): boolean {
  return contains(rangesAround(dateOfWall(start), rules), {
    start: minuteOfWall(start),
    end: minuteOfWall(end),
  });
}

/**
 * Returns the merged open ranges of the opening day `date`, of the day before and of the day after.
 * They are in minutes since 1970-01-01T00:00 of wall time.
 */
export function rangesAround(date: string, rules: OpeningRules): Range[] {
  return merge([-1, 0, 1].flatMap((days) => rawRanges(addDays(date, days), rules)));
}

/**
 * Returns the bookable starts of an opening day in minutes since 1970-01-01T00:00 of wall time.
 * There is one every `slotMinutes` from the start of each opening interval.
 */
export function gridStarts(
  date: string,
  rules: OpeningRules,
  slotMinutes: number,
): readonly number[] {
  return cached(STARTS, rules, `${date} ${slotMinutes}`, () =>
    computeStarts(date, rules, slotMinutes),
  );
}

function computeStarts(date: string, rules: OpeningRules, slotMinutes: number): number[] {
  const own = openingRanges(date, rules);
  const starts = intervalRanges(date, rules).flatMap(({ start, end }) => {
    const steps = Math.floor((end - start) / slotMinutes);
    return Array.from({ length: steps }, (_, step) => start + step * slotMinutes);
  });
  return [...new Set(starts)]
    .filter((start) => contains(own, { start, end: start + slotMinutes }))
    .sort((a, b) => a - b);
}

/** Whether a booking may begin at this wall time, that is, at a grid step of its opening day. */
export function isOnGrid(wall: string, rules: OpeningRules, slotMinutes: number): boolean {
  const day = openingDayOf(wall, rules);
  const minute = minuteOfWall(wall);
  return (
    day !== null &&
    intervalRanges(day, rules).some(
      ({ start, end }) => start <= minute && minute < end && (minute - start) % slotMinutes === 0,
    )
  );
}

/**
 * Whether any two intervals of one opening day overlap; hours after midnight are included. Adjacent
 * intervals do not overlap.
 */
export function hasOverlap(intervals: readonly TimeSpan[]): boolean {
  const ranges = intervals.map((interval) => rangeOf('2026-01-05', interval));
  return ranges.some((a, index) =>
    ranges.slice(index + 1).some((b) => Math.max(a.start, b.start) < Math.min(a.end, b.end)),
  );
}

function rawRanges(date: string, rules: OpeningRules): readonly Range[] {
  return cached(RANGES, rules, date, () => merge(intervalRanges(date, rules)));
}

function intervalRanges(date: string, rules: OpeningRules): Range[] {
  return openingIntervals(date, rules).map((interval) => rangeOf(date, interval));
}

type CacheByRules<T> = WeakMap<OpeningRules, Map<string, T>>;

const RANGES: CacheByRules<readonly Range[]> = new WeakMap();
const STARTS: CacheByRules<readonly number[]> = new WeakMap();
const MAX_CACHED = 1000;

/**
 * Returns the result cached in `all` under `key`, or computes and caches it. Rules are immutable,
 * so results are cached as long as the rules object exists.
 */
function cached<T>(all: CacheByRules<T>, rules: OpeningRules, key: string, compute: () => T): T {
  const days = all.get(rules) ?? new Map<string, T>();
  all.set(rules, days);
  const known = days.get(key);
  if (known !== undefined) return known;
  const value = compute();
  if (days.size >= MAX_CACHED) days.clear();
  days.set(key, value);
  return value;
}

function rangeOf(date: string, { startTime, endTime }: TimeSpan): Range {
  const start = minuteOfWall(wallOf(date, startTime));
  return { start, end: start + spanMinutes(startTime, endTime) };
}
