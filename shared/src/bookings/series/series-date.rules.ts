import type {
  SeriesChoiceRequest,
  SeriesPlanRequest,
  SeriesSlotRequest,
} from './series.requests.ts';
import { openingDayOf } from '../../slots/opening.rules.ts';
import { availabilityOf, freeSlots, nearestAlternatives } from '../../slots/slots.rules.ts';
import type { DayInput, Occupied } from '../../slots/slots.rules.ts';
import type { AvailabilityDay } from '../../slots/slots.contract.ts';
import { dateOfWall, periodOf, timeOfWall, wallOf } from '../../time/wall-time.ts';
import type { WallPeriod } from '../../time/wall-time.ts';
import type { BookingDuration } from '../../slots/slots.codes.ts';
import type { AlternativeSlot } from '../../slots/slots.contract.ts';
import { durationOf, slotProblem } from '../bookings.rules.ts';
import type { SeriesConflict } from './series.codes.ts';
import type { SeriesDateAnswer } from './series.contract.ts';

/** Data of the venue that a plan needs besides the request, read at one point in time. */
export interface SeriesWorld extends Omit<DayInput, 'date' | 'desk'> {
  /** Number of days ahead that the last date may be. */
  horizonDays: number;
  /**
   * Number of days ahead that the first booked date may be. Dates beyond it are possible only as
   * later weeks of the series.
   */
  firstWithinDays: number;
  /** Returns whether a local time exists at the venue; a clock change may skip it. */
  exists: (wall: string) => boolean;
  /**
   * Reference of the series that this plan continues. Where that series reserves exactly the
   * requested hour, the hour counts as free.
   */
  continues?: string | undefined;
}

const MOST_WAYS = 4;

/** Plans one date of a series, with the customer's choice for that date. */
export function planDate(
  wish: SeriesPlanRequest,
  world: SeriesWorld,
  choice: SeriesChoiceRequest | undefined,
): SeriesDateAnswer {
  const day = dayOf(wish, world);
  const requested = firstFree(world, day, wish.pitch);
  const at = { date: wish.date, why: requested.why, ways: waysOf(world, day, wish) };
  if (choice && !choice.to) return { ...at, state: 'skipped', slot: null };
  const slot = choice?.to ? chosen(world, day, choice.to) : requested.slot;
  if (slot === null) return { ...at, why: requested.why ?? 'taken', state: 'conflict', slot };
  return { ...at, slot, state: isRequestedSlot(slot, day, wish) ? 'ready' : 'changed' };
}

export function periodOfSlot({
  date,
  startTime,
  endTime,
}: Pick<AlternativeSlot, 'date' | 'startTime' | 'endTime'>): WallPeriod {
  return periodOf(date, startTime, endTime);
}

/** A date of a series with the data that its plan needs. */
interface SeriesDay {
  openingDay: string;
  period: WallPeriod;
  minutes: BookingDuration;
  occupied: readonly Occupied[];
  free: AvailabilityDay;
}

function dayOf({ date, startTime, endTime }: SeriesPlanRequest, world: SeriesWorld): SeriesDay {
  const period = periodOf(date, startTime, endTime);
  const minutes = durationOf(period);
  if (minutes === null) throw new RangeError('a series lasts one hour or two');
  const openingDay = dayOfWall(period.start, world.rules);
  const occupied =
    world.continues === undefined
      ? world.occupied
      : world.occupied.filter((one) => !isOwnReservation(one, world, period));
  return {
    openingDay,
    period,
    minutes,
    occupied,
    free: availabilityOf({ ...world, occupied, date: openingDay }),
  };
}

/**
 * Whether an occupancy is the reservation of the series that the plan continues, for exactly this
 * period.
 */
export const isOwnReservation = (
  { kind, reference, start, end }: Occupied,
  { continues }: SeriesWorld,
  period: WallPeriod,
): boolean =>
  kind === 'series' && reference === continues && start === period.start && end === period.end;

export const dayOfWall = (wall: string, rules: SeriesWorld['rules']): string =>
  openingDayOf(wall, rules) ?? dateOfWall(wall);

interface FirstFree {
  slot: AlternativeSlot | null;
  why: SeriesConflict | null;
}

/** Returns the first pitch that is free for a period, or why there is none. */
function firstFree(
  world: SeriesWorld,
  { minutes, free, period, occupied }: SeriesDay,
  pitch: string | undefined,
): FirstFree {
  const why = calendarConflict(world, period);
  if (why) return { slot: null, why };
  const [slot] = freeAt(free, minutes, period.start, pitch);
  if (slot) return { slot, why: null };
  const pitches = world.pitches.filter(({ code }) => pitch === undefined || code === pitch);
  const isTaken = pitches.every(({ code }) =>
    occupied.some((one) => one.pitch === code && one.start < period.end && period.start < one.end),
  );
  return { slot: null, why: isTaken ? 'taken' : 'no_price' };
}

const CALENDAR = {
  BOOKING_DURATION: 'closed',
  BOOKING_IN_PAST: 'past',
  BOOKING_OUTSIDE_HOURS: 'closed',
  BOOKING_OFF_GRID: 'closed',
  BOOKING_BEYOND_HORIZON: 'beyond',
} as const;

function calendarConflict(
  { rules, slotMinutes, horizonDays, now, exists }: SeriesWorld,
  period: WallPeriod,
): SeriesConflict | null {
  const problem = slotProblem(period, { opening: rules, slotMinutes, horizonDays }, now);
  if (problem) return CALENDAR[problem];
  return exists(period.start) ? null : 'closed';
}

/**
 * Returns the slot that the customer chose if it is on the same opening day, free and has a price;
 * otherwise null.
 */
function chosen(
  world: SeriesWorld,
  { free, minutes }: SeriesDay,
  { date, startTime, pitch }: SeriesSlotRequest,
): AlternativeSlot | null {
  const [slot] = freeAt(free, minutes, wallOf(date, startTime), pitch);
  return slot && calendarConflict(world, periodOfSlot(slot)) === null ? slot : null;
}

function freeAt(
  day: AvailabilityDay,
  minutes: BookingDuration,
  start: string,
  pitch: string | undefined,
): AlternativeSlot[] {
  return freeSlots([day], minutes).filter(
    (slot) =>
      wallOf(slot.date, slot.startTime) === start && (pitch === undefined || slot.pitch === pitch),
  );
}

/**
 * Returns alternatives for a date: other pitches at the same hour, then the nearest hours of the
 * same opening day.
 */
function waysOf(
  world: SeriesWorld,
  { free, minutes, period }: SeriesDay,
  { pitch }: SeriesPlanRequest,
): AlternativeSlot[] {
  const wanted = {
    date: dateOfWall(period.start),
    startTime: timeOfWall(period.start),
    minutes,
    ...(pitch !== undefined && { pitch }),
  };
  return nearestAlternatives([free], wanted, MOST_WAYS).filter(
    (slot) => calendarConflict(world, periodOfSlot(slot)) === null,
  );
}

const isRequestedSlot = (
  { date, startTime, pitch }: AlternativeSlot,
  { period }: SeriesDay,
  wish: SeriesPlanRequest,
): boolean =>
  wallOf(date, startTime) === period.start && (wish.pitch === undefined || wish.pitch === pitch);
