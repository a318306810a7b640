import { BOOKING_DURATIONS } from './slots.codes.ts';
import type { BookingDuration } from './slots.codes.ts';
import type { AlternativeSlot } from './slots.contract.ts';
import { contains, overlaps } from '../time/ranges.ts';
import type { Range } from '../time/ranges.ts';
import {
  addMinutes,
  compareWritten,
  dateOfWall,
  minuteOfWall,
  minutesBetween,
  timeOfWall,
  wallOf,
  wallOfMinute,
} from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { gridStarts, openingPeriods, rangesAround } from './opening.rules.ts';
import type { OpeningRules } from './opening.rules.ts';
import type { OccupancyKind } from './slots.codes.ts';
import type { AvailabilityDay, PitchDayAnswer, SlotAnswer, SlotPrices } from './slots.contract.ts';

/**
 * An entry that occupies a pitch. Callers leave out expired holds (pending bookings), which occupy
 * nothing.
 */
export interface Occupied extends WallPeriod {
  pitch: string;
  kind: OccupancyKind;
  reference: string;
  /**
   * ISO 8601 instant at which the hold (a pending booking) ends; null or undefined if the entry is
   * not a hold with an end.
   */
  heldUntil?: string | null;
}

/**
 * Returns the price in centimes of `minutes` minutes on a pitch from a start, which is a wall time.
 * Null if no price rule is valid for the start.
 */
export type PriceOf = (pitch: string, start: string, minutes: BookingDuration) => number | null;

export interface DayInput {
  /** The opening day whose slots are computed. */
  date: string;
  rules: OpeningRules;
  slotMinutes: number;
  /** Active pitches in display order. */
  pitches: readonly { code: string; name: string }[];
  /** Occupancies of this opening day and of its neighbouring days, in any order. */
  occupied: readonly Occupied[];
  /** The venue's current wall time. */
  now: string;
  priceOf: PriceOf;
  /**
   * True for staff. An occupied slot then has the kind and the reference of its occupancy, and a
   * slot that has begun is bookable until its end.
   */
  desk?: boolean;
}

interface Span extends Range {
  kind: OccupancyKind;
  reference: string;
  heldUntil?: string | null;
}

interface PitchDay {
  pitch: string;
  spans: Span[];
  open: Range[];
  now: number;
  desk: boolean;
  slotMinutes: number;
  priceOf: PriceOf;
}

/**
 * Returns an opening day in the form of `GET availability`: one slot per grid step, with the
 * calendar date of its start.
 */
export function availabilityOf(input: DayInput): AvailabilityDay {
  const starts = gridStarts(input.date, input.rules, input.slotMinutes);
  const open = rangesAround(input.date, input.rules);
  return {
    date: input.date,
    opening: openingPeriods(input.date, input.rules).map(({ start, end }) => ({
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
    })),
    pitches: input.pitches.map((pitch) => pitchDay(input, pitch, starts, open)),
  };
}

function pitchDay(
  input: DayInput,
  { code, name }: { code: string; name: string },
  starts: readonly number[],
  open: Range[],
): PitchDayAnswer {
  const spans = input.occupied
    .filter(({ pitch }) => pitch === code)
    .map((one) => ({ ...one, start: minuteOfWall(one.start), end: minuteOfWall(one.end) }));
  const { slotMinutes, priceOf, desk = false } = input;
  const day: PitchDay = {
    pitch: code,
    spans,
    open,
    now: minuteOfWall(input.now),
    desk,
    slotMinutes,
    priceOf,
  };
  return { pitch: code, name, slots: starts.map((start) => slotOf(day, start)) };
}

function slotOf(day: PitchDay, start: number): SlotAnswer {
  const end = start + day.slotMinutes;
  const on = day.spans.find((span) => overlaps(span, { start, end }));
  const isPast = day.desk ? end <= day.now : start <= day.now;
  const wall = wallOfMinute(start);
  return {
    date: dateOfWall(wall),
    startTime: timeOfWall(wall),
    endTime: timeOfWall(wallOfMinute(end)),
    ...stateOf(day.desk, isPast, on),
    prices: pricesOf(day, start, isPast || on !== undefined),
    heldUntil: isPast ? null : (on?.heldUntil ?? null),
  };
}

function stateOf(
  desk: boolean,
  isPast: boolean,
  on: Span | undefined,
): Pick<SlotAnswer, 'state' | 'reference'> {
  if (desk && on) return { state: on.kind, reference: on.reference };
  if (isPast) return { state: 'past', reference: null };
  return { state: on ? 'taken' : 'free', reference: null };
}

function pricesOf(day: PitchDay, start: number, isClosed: boolean): SlotPrices {
  const [one, two] = BOOKING_DURATIONS.map((minutes) =>
    isClosed || !fits(day, start, minutes)
      ? null
      : day.priceOf(day.pitch, wallOfMinute(start), minutes),
  );
  return { '60': one ?? null, '120': two ?? null };
}

/** Whether the venue is open and the pitch is free for `minutes` minutes from `start`. */
function fits({ spans, open }: PitchDay, start: number, minutes: BookingDuration): boolean {
  const period = { start, end: start + minutes };
  return contains(open, period) && !spans.some((span) => overlaps(span, period));
}

export interface Wanted {
  date: string;
  startTime: string;
  minutes: BookingDuration;
  /** Code of the preferred pitch; undefined: no preference. */
  pitch?: string;
}

/**
 * Returns up to `count` bookable slots nearest to the requested start. `days` are results of
 * `availabilityOf`.
 */
export function nearestAlternatives(
  days: readonly AvailabilityDay[],
  wanted: Wanted,
  count = 3,
): AlternativeSlot[] {
  return nearestSlots(freeSlots(days, wanted.minutes), wanted, count);
}

/**
 * Returns up to `count` of `slots`, which are in the order of pitches, nearest to the requested
 * start. Among equally near slots, each start appears once before any start appears a second time.
 * The requested pitch precedes other pitches, and an earlier start precedes a later start.
 */
export function nearestSlots<S extends AlternativeSlot>(
  slots: readonly S[],
  wanted: Wanted,
  count = 3,
): S[] {
  const seen = new Map<string, number>();
  return [
    ...slots.filter(({ pitch }) => pitch === wanted.pitch),
    ...slots.filter(({ pitch }) => pitch !== wanted.pitch),
  ]
    .map((slot) => ({ slot, start: wallOf(slot.date, slot.startTime) }))
    .map((one) => ({
      ...one,
      distance: Math.abs(minutesBetween(wallOf(wanted.date, wanted.startTime), one.start)),
    }))
    .filter(
      ({ slot, distance }) =>
        distance > 0 || (wanted.pitch !== undefined && wanted.pitch !== slot.pitch),
    )
    .map((one) => {
      const rank = seen.get(one.start) ?? 0;
      seen.set(one.start, rank + 1);
      return { ...one, rank };
    })
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank || compareWritten(a.start, b.start))
    .slice(0, count)
    .map(({ slot }) => slot);
}

/**
 * Returns every slot of `days` at whose start `minutes` minutes can be booked, sorted by time, then
 * by pitch.
 */
export function freeSlots(
  days: readonly AvailabilityDay[],
  minutes: BookingDuration,
): AlternativeSlot[] {
  const length = minutes === 60 ? '60' : '120';
  const slots = days.flatMap(({ date: openingDay, pitches }) =>
    pitches.flatMap(({ pitch, slots }) =>
      slots.flatMap(({ date, startTime, prices }) => {
        const totalCents = prices[length];
        return totalCents === null
          ? []
          : [
              {
                openingDay,
                date,
                startTime,
                endTime: timeOfWall(addMinutes(wallOf(date, startTime), minutes)),
                pitch,
                totalCents,
              },
            ];
      }),
    ),
  );
  return slots.toSorted((one, other) =>
    compareWritten(wallOf(one.date, one.startTime), wallOf(other.date, other.startTime)),
  );
}
