import type { DayInput } from '../slots/slots.rules.ts';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minutesBetween,
  wallOf,
  weekdayOf,
} from '../time/wall-time.ts';
import type { AlternativeSlot } from './bookings.contract.ts';
import type { SeriesDateAnswer, SeriesPlanAnswer, SeriesPlanInput } from './series.contract.ts';
import { dayOfWall, isKept, periodOfSlot, planDate } from './series/series-date.rules.ts';

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
 * The content of a plan that a customer confirms, in canonical form: dates, pitches, hours, prices,
 * and omissions. Plans with the same text are equal.
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
