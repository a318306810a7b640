import { isOnGrid, isOpenFor, openingDayOf } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { earliest, latest, minutesFrom, plusMinutes } from '../time/instant.ts';
import { daysBetween, minutesBetween, dateOfWall } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { isLive } from './bookings.codes.ts';
import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
import type { BookingAnswer } from './bookings.contract.ts';
import type { BookingStatus } from './bookings.codes.ts';
import type { PaymentStatus } from '../payments/payments.codes.ts';
import type { BookingDuration } from '../slots/slots.codes.ts';

/** Number of minutes after the start of the booking at which its hold ends at the latest. */
const GRACE_MINUTES = 15;
/** Number of minutes before the end of a hold at which the reminder is sent. */
const REMINDER_MINUTES = 15;
/**
 * A transfer proof pauses the hold until its review, but at most until this many minutes before the
 * start of the booking.
 */
const REVIEW_ENDS_MINUTES_BEFORE = 180;

export interface SlotRules {
  opening: OpeningRules;
  slotMinutes: number;
  horizonDays: number;
}

export type SlotProblem =
  | 'BOOKING_DURATION'
  | 'BOOKING_IN_PAST'
  | 'BOOKING_OUTSIDE_HOURS'
  | 'BOOKING_OFF_GRID'
  | 'BOOKING_BEYOND_HORIZON';

/**
 * Returns an error code if the calendar does not allow a booking of this period, else null. `now`
 * is the venue's local time. With `desk` (staff) the slot may have begun but not ended. The booking
 * horizon counts opening days, so the whole night of its last day can be booked.
 */
export function slotProblem(
  period: WallPeriod,
  rules: SlotRules,
  now: string,
  desk = false,
): SlotProblem | null {
  if (durationOf(period) === null) return 'BOOKING_DURATION';
  if (desk ? period.end <= now : period.start <= now) return 'BOOKING_IN_PAST';
  const day = openingDayOf(period.start, rules.opening) ?? dateOfWall(period.start);
  if (daysBetween(dateOfWall(now), day) > rules.horizonDays) return 'BOOKING_BEYOND_HORIZON';
  if (!isOpenFor(period, rules.opening)) return 'BOOKING_OUTSIDE_HOURS';
  return isOnGrid(period.start, rules.opening, rules.slotMinutes) ? null : 'BOOKING_OFF_GRID';
}

/** Returns 60 or 120 if the period lasts one or two hours, else null. */
export function durationOf({ start, end }: WallPeriod): BookingDuration | null {
  const minutes = minutesBetween(start, end);
  return BOOKING_DURATIONS.find((duration) => duration === minutes) ?? null;
}

export interface Caps {
  maxPending: number;
  maxUpcoming: number;
}

/**
 * Returns the error code of the fair-use limit that one more booking of a player would exceed, or
 * null. `standing` counts the player's active bookings, a series as one. A booking paid with pack
 * hours is confirmed at once and does not count as pending.
 */
export function capProblem(
  standing: { pending: number; upcoming: number },
  caps: Caps,
  isPending: boolean,
): 'BOOKING_TOO_MANY_PENDING' | 'BOOKING_TOO_MANY_UPCOMING' | null {
  if (isPending && standing.pending >= caps.maxPending) return 'BOOKING_TOO_MANY_PENDING';
  return standing.upcoming >= caps.maxUpcoming ? 'BOOKING_TOO_MANY_UPCOMING' : null;
}

/** A period of opening hours; start and end are instants. */
export interface OpenPeriod {
  start: Date;
  end: Date;
}

export interface HoldInput {
  now: Date;
  /** Start of the booking. */
  start: Date;
  holdMinutes: number;
  /**
   * Periods of opening hours from now on, in order. Set only if holds run during opening hours
   * only.
   */
  open?: readonly OpenPeriod[];
}

/**
 * Returns the end of a new hold: after `holdMinutes`, or 15 minutes after the start of the booking
 * if that is sooner.
 */
export function holdEnd({ now, start, holdMinutes, open }: HoldInput): Date {
  const run = open ? plusOpenMinutes(now, holdMinutes, open) : plusMinutes(now, holdMinutes);
  return capped(run, start);
}

/**
 * Returns the end of a hold after its booking moved to another start; null if that end is past. The
 * end does not change, but is at most 15 minutes after the new start.
 */
export function holdAfterMove({
  end,
  start,
  now,
}: {
  end: Date;
  start: Date;
  now: Date;
}): Date | null {
  return unlessLapsed(capped(end, start), now);
}

/**
 * Returns the end of a hold, or null if the end is already past. The caller then confirms the
 * booking without a hold.
 */
export function unlessLapsed(end: Date, now: Date): Date | null {
  return hasLapsed(end, now) ? null : end;
}

/**
 * Returns the end of a hold whose transfer proof has been under review since `since`. It assumes
 * the longest possible pause: until three hours before the start of the booking.
 */
export function holdEndUnderReview(hold: { end: Date; since: Date; start: Date }): Date {
  return holdEndAfterReview({
    ...hold,
    decided: plusMinutes(hold.start, -REVIEW_ENDS_MINUTES_BEFORE),
  });
}

/**
 * Returns the end of a hold after its transfer proof was refused. The time that was left when the
 * review began continues from the decision.
 */
export function holdEndAfterReview({
  end,
  since,
  start,
  decided,
}: {
  end: Date;
  since: Date;
  start: Date;
  decided: Date;
}): Date {
  const resumes = latest(since, earliest(decided, plusMinutes(start, -REVIEW_ENDS_MINUTES_BEFORE)));
  return capped(plusMinutes(resumes, minutesFrom(since, end)), start);
}

/**
 * Returns the instant of the reminder, 15 minutes before the end of the hold; null if that instant
 * is not in the future.
 */
export function reminderAt(now: Date, end: Date): Date | null {
  const at = plusMinutes(end, -REMINDER_MINUTES);
  return at > now ? at : null;
}

/** Whether a hold has ended. */
export function hasLapsed(end: Date, now: Date): boolean {
  return end <= now;
}

function capped(end: Date, start: Date): Date {
  return earliest(end, plusMinutes(start, GRACE_MINUTES));
}

/**
 * Returns the instant at which this many minutes of opening hours have passed since `now`. The last
 * period of `open` counts as endless.
 */
function plusOpenMinutes(now: Date, minutes: number, open: readonly OpenPeriod[]): Date {
  let left = minutes;
  let from = now;
  for (const { start, end } of open) {
    if (end <= from) continue;
    from = latest(from, start);
    if (minutesFrom(from, end) >= left) return plusMinutes(from, left);
    left -= minutesFrom(from, end);
    from = end;
  }
  return plusMinutes(from, left);
}

/** State and amounts of a booking, in centimes. */
export interface BookingMoney {
  status: BookingStatus;
  totalCents: number;
  /** Sum of the booking's payments, less reversals, in centimes. */
  paidCents: number;
  /** Whether the booking was cancelled too late, so that the venue keeps the money. */
  forfeited: boolean;
  /** Whether money or hours were received and later returned. */
  returned: boolean;
}

/**
 * Returns the payment status of a booking. For a live or forfeited booking it is `paid` if the paid
 * sum equals the total, `to_refund` if it is higher, else `unpaid`. For any other booking the paid
 * sum is to be refunded, and the status is `refunded` afterwards.
 */
export function paymentStatusOf(money: BookingMoney): PaymentStatus {
  const { status, totalCents, paidCents, forfeited, returned } = money;
  if (refundCents(money) > 0) return 'to_refund';
  if (isLive(status) || forfeited) return paidCents >= totalCents ? 'paid' : 'unpaid';
  return returned ? 'refunded' : 'unpaid';
}

/** Returns the amount left to pay in centimes; 0 once the booking has expired or been cancelled. */
export function dueCents({ status, totalCents, paidCents }: BookingMoney): number {
  return isLive(status) ? Math.max(0, totalCents - paidCents) : 0;
}

/**
 * Returns the amount to refund in centimes. The venue keeps the price of a live or forfeited
 * booking; any excess is always refunded.
 */
export function refundCents({ status, totalCents, paidCents, forfeited }: BookingMoney): number {
  return isLive(status) || forfeited ? Math.max(0, paidCents - totalCents) : paidCents;
}

/** Whether the booking accepts payments; an expired or cancelled booking does not. */
export function isPayable(status: BookingStatus): boolean {
  return isLive(status);
}

/** Whether the booking has a receipt: money was received, or hours were used and not returned. */
export function isPaidFor({
  paidCents,
  subscription,
  paymentStatus,
}: Pick<BookingAnswer, 'paidCents' | 'subscription' | 'paymentStatus'>): boolean {
  return paidCents > 0 || (subscription !== null && paymentStatus !== 'refunded');
}
