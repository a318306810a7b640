import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
import type { BookingDuration } from '../slots/slots.codes.ts';
import { overlaps, subtract } from '../time/ranges.ts';
import type { Range } from '../time/ranges.ts';
import { addMinutes, minuteOfWall } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';

/** Maximum shift of a flexible request in minutes, in either direction. */
const FLEXIBLE_MINUTES = 60;

/** A request for a slot, as stored on the waiting list. */
export interface WaitlistRequest {
  /** Wall time of the requested start. */
  start: string;
  minutes: BookingDuration;
  /** The customer also accepts a start one hour earlier or later. */
  flexible: boolean;
  /** The customer also accepts one hour instead of two, or two hours instead of one. */
  otherLength: boolean;
  /** Code of the only accepted pitch; null: any pitch. */
  pitch: string | null;
}

/** A waiting list entry, and the free period that `allocationsOf` allocates to it. */
export interface WaitlistAllocation<W extends WaitlistRequest> {
  entry: W;
  period: WallPeriod;
}

/** A pitch with a period that has become free. */
export interface FreedPeriod {
  pitch: string;
  /** The period that has become free. */
  freed: WallPeriod;
  /** Periods before and after the freed one in which the same pitch is still occupied. */
  taken: readonly WallPeriod[];
}

/**
 * Returns the periods that an entry accepts, best first. The requested start precedes other starts;
 * for each start, the requested length precedes the other length.
 */
export function requestedPeriods({
  start,
  minutes,
  flexible,
  otherLength,
}: WaitlistRequest): WallPeriod[] {
  const lengths = [
    minutes,
    ...BOOKING_DURATIONS.filter((length) => otherLength && length !== minutes),
  ];
  const shifts = flexible ? [0, -FLEXIBLE_MINUTES, FLEXIBLE_MINUTES] : [0];
  return shifts.flatMap((shift) =>
    lengths.map((length) => {
      const from = addMinutes(start, shift);
      return { start: from, end: addMinutes(from, length) };
    }),
  );
}

/** Returns the period from the earliest start to the latest end that an entry accepts. */
export function reachOf(wish: WaitlistRequest): WallPeriod {
  const periods = requestedPeriods(wish);
  return periods.reduce((reach, { start, end }) => ({
    start: start < reach.start ? start : reach.start,
    end: end > reach.end ? end : reach.end,
  }));
}

/**
 * Allocates a freed period to waiting list entries, in the order of the list. Each entry gets the
 * best of its accepted periods that is still free, until no entry fits. An allocated period must
 * overlap the freed period, because other free time was already bookable before.
 * @param line entries in the order of the list
 * @param bookable whether the venue's rules allow an entry to book a period on that pitch
 */
export function allocationsOf<W extends WaitlistRequest>(
  line: readonly W[],
  { pitch, freed, taken }: FreedPeriod,
  bookable: (entry: W, period: WallPeriod) => boolean,
): WaitlistAllocation<W>[] {
  const news = rangeOf(freed);
  let full = taken.map(rangeOf);
  const turns: WaitlistAllocation<W>[] = [];
  for (const entry of line.filter((one) => one.pitch === null || one.pitch === pitch)) {
    const period = requestedPeriods(entry).find(
      (one) =>
        overlaps(rangeOf(one), news) &&
        !full.some((range) => overlaps(range, rangeOf(one))) &&
        bookable(entry, one),
    );
    if (!period) continue;
    turns.push({ entry, period });
    full = [...full, rangeOf(period)];
    if (subtract([news], full).length === 0) break;
  }
  return turns;
}

function rangeOf({ start, end }: WallPeriod): Range {
  return { start: minuteOfWall(start), end: minuteOfWall(end) };
}
