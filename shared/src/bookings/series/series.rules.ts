import type { SeriesPlanRequest } from './series.requests.ts';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minutesBetween,
  wallOf,
  weekdayOf,
} from '../../time/wall-time.ts';
import type { AlternativeSlot } from '../../slots/slots.contract.ts';
import type { SeriesDateAnswer, SeriesPlanAnswer } from './series.contract.ts';
import type { SeriesWorld } from './series-date.rules.ts';
import { dayOfWall, isOwnReservation, periodOfSlot, planDate } from './series-date.rules.ts';

const WEEK_DAYS = 7;

/** Returns the requested dates, a week apart. */
export function datesOf({ date, weeks }: Pick<SeriesPlanRequest, 'date' | 'weeks'>): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(date, week * WEEK_DAYS));
}

/**
 * Plans each date of a series, with alternatives for dates that are not available. A pure function
 * of its arguments.
 */
export function planDates(wish: SeriesPlanRequest, world: SeriesWorld): SeriesDateAnswer[] {
  const dates = datesOf(wish).map((date) =>
    planDate(
      { ...wish, date },
      world,
      wish.choices?.find((choice) => choice.date === date),
    ),
  );
  return beginsInTime(dates, world) ? dates : dates.map(beyondAll);
}

/** Returns the opening days whose data a plan needs. */
export function openingDaysOf(wish: SeriesPlanRequest, rules: SeriesWorld['rules']): string[] {
  return datesOf(wish).map((date) => dayOfWall(wallOf(date, wish.startTime), rules));
}

/**
 * Returns the dates of a plan with their totals: booked dates, undecided dates, price and hours.
 * The API adds `hash` and `missingHours`.
 */
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

/** Returns the slots of a plan that will be booked, in the order of their dates. */
export function slotsOf(dates: readonly SeriesDateAnswer[]): AlternativeSlot[] {
  return dates.flatMap(({ slot }) => (slot === null ? [] : [slot]));
}

/**
 * Returns the part of a plan that a customer confirms, as canonical text: dates, pitches, hours,
 * prices and omitted dates. Equal plans have the same text.
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

/** Whether a plan can be booked: it has dates to book, and no date is undecided. */
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
  if (!first || world.occupied.some((one) => isOwnReservation(one, world, first))) return true;
  return (
    daysBetween(dateOfWall(world.now), dayOfWall(first.start, world.rules)) <= world.firstWithinDays
  );
}

const beyondAll = (date: SeriesDateAnswer): SeriesDateAnswer =>
  date.slot === null ? date : { ...date, state: 'conflict', why: 'beyond', slot: null, ways: [] };
