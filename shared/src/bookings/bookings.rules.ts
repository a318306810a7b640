import { isOnGrid, isOpenFor, openingDayOf } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { daysBetween, minutesBetween, dateOfWall } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { isLive } from './bookings.codes.ts';
import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
import type { BookingAnswer } from './bookings.contract.ts';
import type { BookingStatus } from './bookings.codes.ts';
import type { PaymentStatus } from '../payments/payments.codes.ts';
import type { BookingDuration } from '../slots/slots.codes.ts';

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
