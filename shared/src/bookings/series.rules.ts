import { openingDayOf } from '../slots/opening.rules.ts';
import {
  availabilityOf,
  type DayInput,
  freeSlots,
  nearestAlternatives,
  type Occupied,
} from '../slots/slots.rules.ts';
import type { AvailabilityDay } from '../slots/slots.contract.ts';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minutesBetween,
  periodOf,
  timeOfWall,
  wallOf,
  weekdayOf,
} from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import type { BookingDuration } from './bookings.codes.ts';
import type { AlternativeSlot } from './bookings.contract.ts';
import { durationOf, slotProblem } from './bookings.rules.ts';
import type { SeriesConflict } from './series.codes.ts';
import type {
  SeriesChoiceInput,
  SeriesDateAnswer,
  SeriesPlanAnswer,
  SeriesPlanInput,
  SeriesSlotInput,
} from './series.contract.ts';

/** Inputs of a plan beside the request: one state of the venue. */
export interface SeriesWorld extends Omit<DayInput, 'date' | 'desk'> {
  /** How far ahead the last date may be, in days. */
  horizonDays: number;
  /**
   * How far ahead the first booked date may be, in days; dates beyond it are only possible as later
   * weeks.
   */
  firstWithinDays: number;
  /** Whether the wall time exists on the venue's clock. */
  exists: (wall: string) => boolean;
  /** The series that is continued: its reservation of exactly the requested hour counts as free. */
  continues?: string | undefined;
}

const MOST_WAYS = 4;
const WEEK_DAYS = 7;

/** The requested dates, a week apart. */
export function datesOf({ date, weeks }: Pick<SeriesPlanInput, 'date' | 'weeks'>): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(date, week * WEEK_DAYS));
}

/** Plans each date, with alternatives for conflicts. A pure function of data and wall time. */
export function planDates(wish: SeriesPlanInput, world: SeriesWorld): SeriesDateAnswer[] {
  const dates = datesOf(wish).map((date) =>
    planDate(
      { ...wish, date },
      world,
      wish.choices?.find((choice) => choice.date === date),
    ),
  );
  return beginsInTime(dates, world) ? dates : dates.map(beyondAll);
}

/** Opening days that a plan reads. */
export function openingDaysOf(wish: SeriesPlanInput, rules: SeriesWorld['rules']): string[] {
  return datesOf(wish).map((date) => dayOfWall(wallOf(date, wish.startTime), rules));
}

/** Sums of a plan. The API adds `hash` and `missingHours`. */
export function sumOfPlan(
  dates: SeriesDateAnswer[],
): Omit<SeriesPlanAnswer, 'hash' | 'missingHours'> {
  const slots = slotsOf(dates);
  return {
    weekday: weekdayOf(dates[0]?.date ?? '1970-01-01'),
    dates,
    booked: slots.length,
    conflicts: dates.filter(({ state }) => state === 'conflict').length,
    totalCents: slots.reduce((sum, { totalCents }) => sum + totalCents, 0),
    hours: slots.reduce((sum, slot) => sum + minutesOf(slot) / 60, 0),
  };
}

/** Slots of a plan that will be booked, in booking order. */
export function slotsOf(dates: readonly SeriesDateAnswer[]): AlternativeSlot[] {
  return dates.flatMap(({ slot }) => (slot === null ? [] : [slot]));
}

/**
 * Everything that a person decides by, in canonical form: dates, pitches, hours, prices, and
 * omissions. Plans with the same text are equal.
 */
export function planText(dates: readonly SeriesDateAnswer[]): string {
  return JSON.stringify(
    dates.map(({ date, state, slot }) => [
      date,
      state,
      slot && [slot.date, slot.startTime, slot.endTime, slot.pitch, slot.totalCents],
    ]),
  );
}

/** Whether a plan can be booked: it has dates, and none is undecided. */
export function isBookable({
  booked,
  conflicts,
}: Pick<SeriesPlanAnswer, 'booked' | 'conflicts'>): boolean {
  return booked > 0 && conflicts === 0;
}

export function periodOfSlot({
  date,
  startTime,
  endTime,
}: Pick<AlternativeSlot, 'date' | 'startTime' | 'endTime'>): WallPeriod {
  return periodOf(date, startTime, endTime);
}

function minutesOf(slot: AlternativeSlot): number {
  const { start, end } = periodOfSlot(slot);
  return minutesBetween(start, end);
}

function beginsInTime(dates: readonly SeriesDateAnswer[], world: SeriesWorld): boolean {
  const [first] = slotsOf(dates).map(periodOfSlot);
  if (!first || world.occupied.some((one) => isKept(one, world, first))) return true;
  return (
    daysBetween(dateOfWall(world.now), dayOfWall(first.start, world.rules)) <= world.firstWithinDays
  );
}

const beyondAll = (date: SeriesDateAnswer): SeriesDateAnswer =>
  date.slot === null ? date : { ...date, state: 'conflict', why: 'beyond', slot: null, ways: [] };

/** One date, with its choice. */
function planDate(
  wish: SeriesPlanInput,
  world: SeriesWorld,
  choice: SeriesChoiceInput | undefined,
): SeriesDateAnswer {
  const day = dayOf(wish, world);
  const asked = look(world, day, day.period, wish.pitch, day.occupied);
  const at = { date: wish.date, why: asked.why, ways: waysOf(world, day, wish) };
  if (choice && !choice.to) return { ...at, state: 'skipped', slot: null };
  const slot = choice?.to ? chosen(world, day, choice.to) : asked.slot;
  if (slot === null) return { ...at, why: asked.why ?? 'taken', state: 'conflict', slot };
  return { ...at, slot, state: isAsked(slot, day, wish) ? 'ready' : 'changed' };
}

/** A date with its context. */
interface SeriesDay {
  openingDay: string;
  period: WallPeriod;
  minutes: BookingDuration;
  occupied: readonly Occupied[];
  free: AvailabilityDay;
}

function dayOf({ date, startTime, endTime }: SeriesPlanInput, world: SeriesWorld): SeriesDay {
  const period = periodOf(date, startTime, endTime);
  const minutes = durationOf(period);
  if (minutes === null) throw new RangeError('a series lasts one hour or two');
  const openingDay = dayOfWall(period.start, world.rules);
  const occupied =
    world.continues === undefined
      ? world.occupied
      : world.occupied.filter((one) => !isKept(one, world, period));
  return {
    openingDay,
    period,
    minutes,
    occupied,
    free: availabilityOf({ ...world, occupied, date: openingDay }),
  };
}

/** Whether an hour is reserved for the series that is continued. */
const isKept = (
  { kind, reference, start, end }: Occupied,
  { continues }: SeriesWorld,
  period: WallPeriod,
): boolean =>
  kind === 'series' && reference === continues && start === period.start && end === period.end;

const dayOfWall = (wall: string, rules: SeriesWorld['rules']): string =>
  openingDayOf(wall, rules) ?? dateOfWall(wall);

interface Found {
  slot: AlternativeSlot | null;
  why: SeriesConflict | null;
}

/** The first free pitch for a period, or why there is none. */
function look(
  world: SeriesWorld,
  { minutes, free }: SeriesDay,
  period: WallPeriod,
  pitch: string | undefined,
  occupied: readonly Occupied[],
): Found {
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

/** The chosen slot if it is available: on the same opening day, free and priced. */
function chosen(
  world: SeriesWorld,
  { free, minutes }: SeriesDay,
  { date, startTime, pitch }: SeriesSlotInput,
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

/** Other pitches at the same hour, then the nearest hours of the same opening day. */
function waysOf(
  world: SeriesWorld,
  { free, minutes, period }: SeriesDay,
  { pitch }: SeriesPlanInput,
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

const isAsked = (
  { date, startTime, pitch }: AlternativeSlot,
  { period }: SeriesDay,
  wish: SeriesPlanInput,
): boolean =>
  wallOf(date, startTime) === period.start && (wish.pitch === undefined || wish.pitch === pitch);
