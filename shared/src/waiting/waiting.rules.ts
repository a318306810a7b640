import { BOOKING_DURATIONS } from '../bookings/bookings.codes.ts';
import type { BookingDuration } from '../bookings/bookings.codes.ts';
import { overlaps, subtract } from '../time/ranges.ts';
import type { Range } from '../time/ranges.ts';
import { addMinutes, minuteOfWall } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';

/** How far a flexible wish may be moved, either way. */
const FLEXIBLE_MINUTES = 60;

/** What somebody in line would take. */
export interface WaitingWish {
  /** The wall of the start. */
  start: string;
  minutes: BookingDuration;
  /** An hour earlier or later would do. */
  flexible: boolean;
  /** The other length would do. */
  otherLength: boolean;
  /** The pitch's code; null: any. */
  pitch: string | null;
}

/** A place in line that a slot goes to. */
export interface Turn<W extends WaitingWish> {
  entry: W;
  period: WallPeriod;
}

/** A pitch on which something came free. */
export interface FreedSpace {
  pitch: string;
  /** What came free. */
  freed: WallPeriod;
  /** What else is on the pitch around it. */
  taken: readonly WallPeriod[];
}

/** The periods that a wish would take, best first: the wanted start before others, the wanted length before the other one. */
export function wishedPeriods({ start, minutes, flexible, otherLength }: WaitingWish): WallPeriod[] {
  const lengths = [minutes, ...BOOKING_DURATIONS.filter((length) => otherLength && length !== minutes)];
  const shifts = flexible ? [0, -FLEXIBLE_MINUTES, FLEXIBLE_MINUTES] : [0];
  return shifts.flatMap((shift) => lengths.map((length) => {
    const from = addMinutes(start, shift);
    return { start: from, end: addMinutes(from, length) };
  }));
}

/** From the earliest start to the latest end that a wish would take. */
export function reachOf(wish: WaitingWish): WallPeriod {
  const periods = wishedPeriods(wish);
  return periods.reduce((reach, { start, end }) => ({ start: start < reach.start ? start : reach.start, end: end > reach.end ? end : reach.end }));
}

/**
 * Who gets what of a stretch that came free: the line in its order, each the best period of the wish that lies in free space and
 * in what came free, until nothing fits anybody. What was free before is nobody's turn: it could be booked.
 * @param line in order, the first one first @param bookable whether the venue lets that period of that pitch be booked by this one
 */
export function turnsOf<W extends WaitingWish>(line: readonly W[], { pitch, freed, taken }: FreedSpace, bookable: (entry: W, period: WallPeriod) => boolean): Turn<W>[] {
  const news = rangeOf(freed);
  let full = taken.map(rangeOf);
  const turns: Turn<W>[] = [];
  for (const entry of line.filter((one) => one.pitch === null || one.pitch === pitch)) {
    const period = wishedPeriods(entry).find((one) => overlaps(rangeOf(one), news) && !full.some((range) => overlaps(range, rangeOf(one))) && bookable(entry, one));
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
