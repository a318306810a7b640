import { isOnGrid, isOpenFor, openingDayOf } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { daysBetween, minutesBetween, dateOfWall } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { BOOKING_DURATIONS, isLive } from './bookings.codes.ts';
import type { BookingAnswer } from './bookings.contract.ts';
import type { BookingDuration, BookingStatus, PaymentStatus } from './bookings.codes.ts';

export interface SlotRules {
  opening: OpeningRules;
  slotMinutes: number;
  horizonDays: number;
}

export type SlotProblem =
  | 'BOOKING_DURATION' | 'BOOKING_IN_PAST' | 'BOOKING_OUTSIDE_HOURS' | 'BOOKING_OFF_GRID' | 'BOOKING_BEYOND_HORIZON';

/**
 * Why a period cannot be booked, as an error code, `null` when it can as far as the calendar goes. `now` is the venue's wall.
 * The desk may also book a slot that has begun and not ended. The horizon counts opening days, so that the night of the last
 * day can be booked to its end.
 */
export function slotProblem(period: WallPeriod, rules: SlotRules, now: string, desk = false): SlotProblem | null {
  if (durationOf(period) === null) return 'BOOKING_DURATION';
  if (desk ? period.end <= now : period.start <= now) return 'BOOKING_IN_PAST';
  const day = openingDayOf(period.start, rules.opening) ?? dateOfWall(period.start);
  if (daysBetween(dateOfWall(now), day) > rules.horizonDays) return 'BOOKING_BEYOND_HORIZON';
  if (!isOpenFor(period, rules.opening)) return 'BOOKING_OUTSIDE_HOURS';
  return isOnGrid(period.start, rules.opening, rules.slotMinutes) ? null : 'BOOKING_OFF_GRID';
}

/** 60 or 120 when the period lasts one or two hours, else `null`. */
export function durationOf({ start, end }: WallPeriod): BookingDuration | null {
  const minutes = minutesBetween(start, end);
  return BOOKING_DURATIONS.find((duration) => duration === minutes) ?? null;
}

export interface Caps {
  maxPending: number;
  maxUpcoming: number;
}

/**
 * Fair use: the cap that one more booking of a player would break, given those that stand; a series counts as one. What is paid
 * with hours stands at once and is no pending one more.
 */
export function capProblem(standing: { pending: number; upcoming: number }, caps: Caps, isPending: boolean): 'BOOKING_TOO_MANY_PENDING' | 'BOOKING_TOO_MANY_UPCOMING' | null {
  if (isPending && standing.pending >= caps.maxPending) return 'BOOKING_TOO_MANY_PENDING';
  return standing.upcoming >= caps.maxUpcoming ? 'BOOKING_TOO_MANY_UPCOMING' : null;
}

/** What a booking owes and is owed. */
export interface BookingMoney {
  status: BookingStatus;
  totalCents: number;
  /** The sum of its payments, reversals counted. */
  paidCents: number;
  /** Cancelled too late: the money stays with the venue. */
  forfeited: boolean;
  /** Money or hours were taken once and given back. */
  returned: boolean;
}

/**
 * Live or forfeited: `paid` when what was paid equals the total, `to_refund` when it is more (a move that costs less), else
 * `unpaid`. Ended without a match otherwise: what was paid is owed back; once back it is `refunded`.
 */
export function paymentStatusOf(money: BookingMoney): PaymentStatus {
  const { status, totalCents, paidCents, forfeited, returned } = money;
  if (refundCents(money) > 0) return 'to_refund';
  if (isLive(status) || forfeited) return paidCents >= totalCents ? 'paid' : 'unpaid';
  return returned ? 'refunded' : 'unpaid';
}

/** What is left to pay; nothing once the booking has expired or been cancelled. */
export function dueCents({ status, totalCents, paidCents }: BookingMoney): number {
  return isLive(status) ? Math.max(0, totalCents - paidCents) : 0;
}

/** What the venue owes back: a price that is still owed or forfeited stays, what was paid above it never does. */
export function refundCents({ status, totalCents, paidCents, forfeited }: BookingMoney): number {
  return isLive(status) || forfeited ? Math.max(0, paidCents - totalCents) : paidCents;
}

/** Whether money can be taken: not for what has expired or been cancelled. */
export function isPayable(status: BookingStatus): boolean {
  return isLive(status);
}

/** Whether the venue has money for it, or hours that it has not given back: then there is a receipt. */
export function isPaidFor({ paidCents, subscription, paymentStatus }: Pick<BookingAnswer, 'paidCents' | 'subscription' | 'paymentStatus'>): boolean {
  return paidCents > 0 || (subscription !== null && paymentStatus !== 'refunded');
}
