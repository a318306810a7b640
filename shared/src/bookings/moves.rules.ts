import type { Cents } from '../money/money.ts';
import { gridStarts, isOnGrid, isOpenFor, openingDayOf } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import type { Occupied, PriceOf } from '../slots/slots.rules.ts';
import {
  addDays,
  addMinutes,
  compareWritten,
  dateOfWall,
  daysBetween,
  minutesBetween,
  timeOfWall,
  wallOf,
  wallOfMinute,
  withoutPeriods,
} from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { BOOKING_DURATIONS } from './bookings.codes.ts';
import type { BookingDuration, MovePrice } from './bookings.codes.ts';
import type { BookingAnswer, MoveSlot } from './bookings.contract.ts';
import { durationOf } from './bookings.rules.ts';
import type { SlotProblem, SlotRules } from './bookings.rules.ts';

/** Present and new period of a booking. */
export interface PeriodChange {
  from: WallPeriod;
  to: WallPeriod;
}

/**
 * Error code if staff cannot give a booking another period by the calendar, else null. Rules for
 * new bookings apply only to what changes. The horizon applies to a later day, the opening hours to
 * added time, and the grid to another hour. `now` is the venue's wall time.
 */
export function changeProblem(
  { from, to }: PeriodChange,
  rules: SlotRules,
  now: string,
): SlotProblem | null {
  if (from.start === to.start && from.end === to.end) return null;
  if (durationOf(to) === null) return 'BOOKING_DURATION';
  if (to.end <= now) return 'BOOKING_IN_PAST';
  const ahead = ({ start }: WallPeriod) =>
    daysBetween(dateOfWall(now), calendarDayOf(start, rules.opening));
  if (ahead(to) > Math.max(rules.horizonDays, ahead(from))) return 'BOOKING_BEYOND_HORIZON';
  if (!withoutPeriods(to, [from]).every((added) => isOpenFor(added, rules.opening)))
    return 'BOOKING_OUTSIDE_HOURS';
  return keepsGrid({ from, to }, rules) ? null : 'BOOKING_OFF_GRID';
}

/** The last opening day for a move: the horizon, or the booking's own day if that is later. */
export function lastMoveDay(
  from: WallPeriod,
  { opening, horizonDays }: SlotRules,
  now: string,
): string {
  const [horizon, own] = [
    addDays(dateOfWall(now), horizonDays),
    calendarDayOf(from.start, opening),
  ];
  return own > horizon ? own : horizon;
}

/**
 * Whether a new period keeps to the grid. A booking off the grid may keep its time of day. On a day
 * without opening hours there is no grid, and steps count from the booking's own start.
 */
function keepsGrid({ from, to }: PeriodChange, { opening, slotMinutes }: SlotRules): boolean {
  const isSameHour = timeOfWall(from.start) === timeOfWall(to.start);
  if (isSameHour && !isOnGrid(from.start, opening, slotMinutes)) return true;
  if (openingDayOf(to.start, opening) === null)
    return minutesBetween(from.start, to.start) % slotMinutes === 0;
  return isOnGrid(to.start, opening, slotMinutes);
}

const calendarDayOf = (start: string, opening: OpeningRules): string =>
  openingDayOf(start, opening) ?? dateOfWall(start);

/** Price of a session by hour of the day and length. */
export interface AgreedHour {
  startTime: string;
  minutes: number;
  cents: Cents;
}

/** Hour of the day and length of a period, the key of an agreed price. */
export function hourOf({ start, end }: WallPeriod): Pick<AgreedHour, 'startTime' | 'minutes'> {
  return { startTime: timeOfWall(start), minutes: minutesBetween(start, end) };
}

/**
 * The agreed price of that hour and length; undefined if there is none, so that the price is
 * calculated or kept by choice.
 */
export function agreedFor<A extends Pick<AgreedHour, 'startTime' | 'minutes'>>(
  period: WallPeriod,
  agreed: readonly A[],
): A | undefined {
  const { startTime, minutes } = hourOf(period);
  return agreed.find((one) => one.startTime === startTime && one.minutes === minutes);
}

/**
 * Why a price cannot be kept: if hour or length change, staff must give a reason for the audit
 * trail.
 */
export function keepProblem(
  price: MovePrice,
  reason: string | undefined,
  isAgreed: boolean,
): 'BOOKING_PRICE_REASON_REQUIRED' | null {
  return price === 'agreed' && !isAgreed && !reason ? 'BOOKING_PRICE_REASON_REQUIRED' : null;
}

/**
 * Whether staff choose the price of a move: today's differs from the present one, and none was
 * agreed for that hour.
 */
export function isPriceChoice(
  { totalCents }: Pick<BookingAnswer, 'totalCents'>,
  slot: Pick<MoveSlot, 'isAgreed' | 'totalCents'>,
): boolean {
  return !slot.isAgreed && slot.totalCents !== totalCents;
}

export interface MovesInput {
  /** The opening day. */
  date: string;
  booking: WallPeriod & { pitch: string };
  rules: SlotRules;
  /** Acceptable pitches in display order: all active ones, and the booking's own. */
  pitches: readonly string[];
  /** Occupancies of the pitches around that day, without the booking itself. */
  occupied: readonly Pick<Occupied, 'pitch' | 'start' | 'end'>[];
  /** The venue's current wall time. */
  now: string;
  /** Today's prices. */
  priceOf: PriceOf;
  /** The booking's present price, and the prices of its former hours. */
  agreed: readonly AgreedHour[];
}

/**
 * Slots for a move on an opening day, for one hour and for two, by hour and pitch; `totalCents` is
 * the session's price alone.
 */
export function movesOn(input: MovesInput): Omit<MoveSlot, 'differenceCents'>[] {
  const { booking, rules, now, pitches } = input;
  const starts = startsOn(input);
  const periods = BOOKING_DURATIONS.flatMap((minutes) =>
    starts.map((start) => ({ start, end: addMinutes(start, minutes), minutes })),
  );
  return periods
    .filter((to) => changeProblem({ from: booking, to }, rules, now) === null)
    .flatMap((to) =>
      pitches
        .filter((pitch) => isFree(input, pitch, to))
        .flatMap((pitch) => slotOn(input, pitch, to)),
    );
}

/** Starts on the grid, and the booking's own time of day, without past ones. */
function startsOn({ date, booking, rules: { opening, slotMinutes }, now }: MovesInput): string[] {
  const own = [date, addDays(date, 1)].map((day) => wallOf(day, timeOfWall(booking.start)));
  const starts = new Set([
    ...gridStarts(date, opening, slotMinutes).map(wallOfMinute),
    ...own.filter((start) => calendarDayOf(start, opening) === date),
  ]);
  return [...starts]
    .filter((start) => addMinutes(start, slotMinutes) > now || start === booking.start)
    .sort(compareWritten);
}

function isFree(
  { booking, occupied }: MovesInput,
  pitch: string,
  { start, end }: WallPeriod,
): boolean {
  const isOwn = pitch === booking.pitch && start === booking.start && end === booking.end;
  return (
    !isOwn && !occupied.some((one) => one.pitch === pitch && one.start < end && start < one.end)
  );
}

function slotOn(
  { date, agreed, priceOf }: MovesInput,
  pitch: string,
  to: WallPeriod & { minutes: BookingDuration },
): Omit<MoveSlot, 'differenceCents'>[] {
  const known = agreedFor(to, agreed);
  const totalCents = known ? known.cents : priceOf(pitch, to.start, to.minutes);
  if (totalCents === null) return [];
  return [
    {
      openingDay: date,
      date: dateOfWall(to.start),
      startTime: timeOfWall(to.start),
      endTime: timeOfWall(to.end),
      pitch,
      totalCents,
      isAgreed: known !== undefined,
    },
  ];
}
