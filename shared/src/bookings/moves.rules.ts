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
import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
import type { MovePrice } from './bookings.codes.ts';
import type { BookingDuration } from '../slots/slots.codes.ts';
import type { BookingAnswer, MoveSlot } from './bookings.contract.ts';
import { durationOf } from './bookings.rules.ts';
import type { SlotProblem, SlotRules } from './bookings.rules.ts';

/** Present and new period of a booking. */
export interface PeriodChange {
  from: WallPeriod;
  to: WallPeriod;
}

/**
 * Returns an error code if the calendar does not allow staff to change a booking's period, else
 * null. The booking horizon is checked for a later day, the opening hours for added time, and the
 * slot grid for another start. Unchanged parts are not checked. `now` is the venue's local time.
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

/**
 * Returns the last opening day to which a booking can move: the end of the booking horizon, or the
 * booking's own day if that is later.
 */
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
 * Whether the start of a new period is on the slot grid. A booking off the grid may keep its time
 * of day. On a day without opening hours there is no grid, and steps are counted from the booking's
 * present start.
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

/** Price that was agreed for an hour of the day and a length. */
export interface AgreedHour {
  startTime: string;
  minutes: number;
  cents: Cents;
}

/** Returns the hour of the day and the length of a period, by which an agreed price is found. */
export function hourOf({ start, end }: WallPeriod): Pick<AgreedHour, 'startTime' | 'minutes'> {
  return { startTime: timeOfWall(start), minutes: minutesBetween(start, end) };
}

/**
 * Returns the price that was agreed earlier for the start time and length of this period. If it is
 * undefined, today's price applies, or staff keep the booking's present price.
 */
export function agreedFor<A extends Pick<AgreedHour, 'startTime' | 'minutes'>>(
  period: WallPeriod,
  agreed: readonly A[],
): A | undefined {
  const { startTime, minutes } = hourOf(period);
  return agreed.find((one) => one.startTime === startTime && one.minutes === minutes);
}

/**
 * Returns the error code if staff keep the present price in a move without a reason for the audit
 * trail, else null.
 * @param isAgreed whether the price was already agreed for the new hour and length, so that no
 * reason is required
 */
export function keepProblem(
  price: MovePrice,
  reason: string | undefined,
  isAgreed: boolean,
): 'BOOKING_PRICE_REASON_REQUIRED' | null {
  return price === 'agreed' && !isAgreed && !reason ? 'BOOKING_PRICE_REASON_REQUIRED' : null;
}

/**
 * Whether staff choose the price of a move: today's price differs from the present price, and no
 * price was agreed for the hour.
 */
export function isPriceChoice(
  { totalCents }: Pick<BookingAnswer, 'totalCents'>,
  slot: Pick<MoveSlot, 'isAgreed' | 'totalCents'>,
): boolean {
  return !slot.isAgreed && slot.totalCents !== totalCents;
}

export interface MovesInput {
  /** The opening day on which slots are searched. */
  date: string;
  booking: WallPeriod & { pitch: string };
  rules: SlotRules;
  /**
   * Codes of the pitches to offer, in display order: all active pitches, and the booking's own
   * pitch.
   */
  pitches: readonly string[];
  /** Occupancies of the pitches around the opening day, without the booking itself. */
  occupied: readonly Pick<Occupied, 'pitch' | 'start' | 'end'>[];
  /** The venue's current local time. */
  now: string;
  /** Returns today's price of a slot. */
  priceOf: PriceOf;
  /** The booking's present price, and the prices agreed for its former hours. */
  agreed: readonly AgreedHour[];
}

/**
 * Returns the slots of one and two hours on an opening day to which the booking can move, sorted by
 * hour and pitch. `totalCents` is the price of the pitch only, without add-ons.
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

/**
 * Returns the starts on the opening day to which the booking may move: those on the slot grid, and
 * the booking's own time of day. A start is left out once `slotMinutes` have passed since it,
 * unless it is the booking's present start.
 */
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
