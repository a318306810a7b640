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
  /** Included. */
  to: string;
}

/** Opening hours, as the rules need them. */
export interface OpeningRules {
  openingHours: readonly WeekHours[];
  seasons: readonly (DatedSpan & { openingHours: readonly WeekHours[] })[];
  exceptions: readonly (DatedSpan & { intervals: readonly TimeSpan[] })[];
}

/**
 * Intervals of an opening day: from an exception that covers the day, else from a season, else from
 * the usual week. Of several exceptions or seasons, the last one applies.
 */
export function openingIntervals(date: string, rules: OpeningRules): readonly TimeSpan[] {
  const exception = lastOn(date, rules.exceptions);
  if (exception) return exception.intervals;
  const week = lastOn(date, rules.seasons)?.openingHours ?? rules.openingHours;
  return week
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .flatMap(({ intervals }) => intervals);
}

/** The last of the spans that cover a day. */
export function lastOn<Span extends DatedSpan>(
  date: string,
  spans: readonly Span[],
): Span | undefined {
  return spans.findLast(({ from, to }) => from <= date && date <= to);
}

/**
 * Open ranges of an opening day in minutes of wall time (`minuteOfWall`), merged. Hours after
 * midnight that belong to the previous opening day are excluded, so that every moment has one
 * opening day.
 */
export function openingRanges(date: string, rules: OpeningRules): Range[] {
  return subtract(rawRanges(date, rules), rawRanges(addDays(date, -1), rules));
}

/** Open ranges of an opening day as wall times. */
export function openingPeriods(date: string, rules: OpeningRules): WallPeriod[] {
  return openingRanges(date, rules).map(({ start, end }) => ({
    start: wallOfMinute(start),
    end: wallOfMinute(end),
  }));
}

/** The opening day of a wall time: after midnight still the day before; null while closed. */
export function openingDayOf(wall: string, rules: OpeningRules): string | null {
  const minute = minuteOfWall(wall);
  const date = dateOfWall(wall);
  const isIn = (day: string): boolean =>
    rawRanges(day, rules).some(({ start, end }) => start <= minute && minute < end);
  return [addDays(date, -1), date].find(isIn) ?? null;
}

/**
 * The desk's day of a wall time: the opening day with its night; while closed the calendar date.
 */
export function deskDayOf(wall: string, rules: OpeningRules): string {
  return openingDayOf(wall, rules) ?? dateOfWall(wall);
}

/** Wall time at which a desk's day begins: the end of the night before, or midnight. */
export function deskDayStart(date: string, rules: OpeningRules): string {
  const night = openingPeriods(addDays(date, -1), rules).at(-1)?.end ?? '';
  const midnight = wallOf(date, '00:00');
  return night > midnight ? night : midnight;
}

/** Whether the venue is open for the whole period, also across two adjacent opening days. */
export function isOpenFor({ start, end }: WallPeriod, rules: OpeningRules): boolean {
  return contains(rangesAround(dateOfWall(start), rules), {
    start: minuteOfWall(start),
    end: minuteOfWall(end),
  });
}

/** Open ranges around a date: from the night before to the night after. */
export function rangesAround(date: string, rules: OpeningRules): Range[] {
  return merge([-1, 0, 1].flatMap((days) => rawRanges(addDays(date, days), rules)));
}

/**
 * Bookable starts of an opening day: every `slotMinutes` from each opening, in minutes of wall
 * time.
 */
export function gridStarts(
  date: string,
  rules: OpeningRules,
  slotMinutes: number,
): readonly number[] {
  return kept(STARTS, rules, `${date} ${slotMinutes}`, () =>
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

/** Whether a booking may begin at this wall time: on the grid of its opening day. */
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
 * Whether two intervals of one day overlap, including the night after it; adjacent ones may touch.
 */
export function hasOverlap(intervals: readonly TimeSpan[]): boolean {
  const ranges = intervals.map((interval) => rangeOf('2026-01-05', interval));
  return ranges.some((a, index) =>
    ranges.slice(index + 1).some((b) => Math.max(a.start, b.start) < Math.min(a.end, b.end)),
  );
}

function rawRanges(date: string, rules: OpeningRules): readonly Range[] {
  return kept(RANGES, rules, date, () => merge(intervalRanges(date, rules)));
}

function intervalRanges(date: string, rules: OpeningRules): Range[] {
  return openingIntervals(date, rules).map((interval) => rangeOf(date, interval));
}

type CacheByRules<T> = WeakMap<OpeningRules, Map<string, T>>;

const RANGES: CacheByRules<readonly Range[]> = new WeakMap();
const STARTS: CacheByRules<readonly number[]> = new WeakMap();
const MAX_CACHED = 1000;

/** Rules are immutable, so results are cached as long as the rules object exists. */
function kept<T>(all: CacheByRules<T>, rules: OpeningRules, key: string, compute: () => T): T {
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
