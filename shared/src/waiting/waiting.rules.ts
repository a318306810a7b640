import { BOOKING_DURATIONS } from '../bookings/bookings.codes.ts';
import type { BookingDuration } from '../bookings/bookings.codes.ts';
import { overlaps, subtract } from '../time/ranges.ts';
import type { Range } from '../time/ranges.ts';
import { addMinutes, minuteOfWall } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';

/** Minutes by which a flexible request may be moved in either direction. */
const FLEXIBLE_MINUTES = 60;

/** A request for a slot on the waiting list. */
export interface WaitlistRequest {
  /** Wall time of the start. */
  start: string;
  minutes: BookingDuration;
  /** Also accepts an hour earlier or later. */
  flexible: boolean;
  /** Also accepts one hour instead of two, or two instead of one. */
  otherLength: boolean;
  /** The pitch's code; null: any. */
  pitch: string | null;
}

/** An entry and the slot that is allocated to it. */
export interface WaitlistAllocation<W extends WaitlistRequest> {
  entry: W;
  period: WallPeriod;
}

/** A pitch on which time was freed. */
export interface FreedPeriod {
  pitch: string;
  /** The freed period. */
  freed: WallPeriod;
  /** Other occupancies of the pitch around it. */
  taken: readonly WallPeriod[];
}

/**
 * Periods that an entry accepts, best first: the requested start before others, the requested
 * length before the other one.
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

/** From the earliest start to the latest end that an entry accepts. */
export function reachOf(wish: WaitlistRequest): WallPeriod {
  const periods = requestedPeriods(wish);
  return periods.reduce((reach, { start, end }) => ({
    start: start < reach.start ? start : reach.start,
    end: end > reach.end ? end : reach.end,
  }));
}

/**
 * Allocates a freed period. Entries are processed in order; each gets its best accepted period that
 * is free and touches the freed period, until nothing fits. Time that was free before is not
 * allocated, because it could be booked.
 * @param line entries in order
 * @param bookable whether the venue's rules allow this entry that period on that pitch
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
