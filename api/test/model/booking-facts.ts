import type { BookingStatus, PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { PaymentStatus } from '@five/shared/payments/payments.codes';
import { HOUR, MINUTE } from './calendar.ts';
import { type PackFact, type Received, returnHours, sumOf } from './pack-facts.ts';

/** A booked period on a pitch; start and end are instants. */
export interface Slot {
  pitch: string;
  start: number;
  end: number;
}

/** The facts about a booking that the model remembers. */
export interface BookingFact extends Slot {
  reference: string;
  state: BookingStatus;
  method: PaymentMethod;
  pack: PackFact | null;
  totalCents: number;
  received: Received[];
  /**
   * End of the hold (the time limit of a pending booking), without the extension while a payment
   * proof awaits review.
   */
  holdEnds: number | null;
  reviewSince: number | null;
  forfeited: boolean;
  /** Whether money or prepaid hours of the booking were returned. */
  returned: boolean;
}

const ONE_HOUR_CENTS = 30_000;
const TWO_HOURS_CENTS = 55_000;
const HOLD = 60 * MINUTE;
const GRACE = 15 * MINUTE;
const REVIEW_ENDS_BEFORE = 3 * HOUR;
const FREE_CANCEL = 24 * HOUR;

export const hoursOf = ({ start, end }: Slot): number => (end - start) / HOUR;
export const priceOf = (slot: Slot): number =>
  hoursOf(slot) === 1 ? ONE_HOUR_CENTS : TWO_HOURS_CENTS;
export const paidOf = ({ received }: BookingFact): number => sumOf(received);
export const isLive = ({ state }: BookingFact): boolean =>
  state !== 'expired' && state !== 'cancelled';
/** Whether the booking can still take place: it is neither over nor cancelled. */
export const isAhead = ({ state }: BookingFact): boolean =>
  state === 'pending' || state === 'confirmed';
export const dueOf = (booking: BookingFact): number =>
  isLive(booking) ? Math.max(0, booking.totalCents - paidOf(booking)) : 0;

/**
 * The amount to refund. For a cancelled booking it is everything paid, unless the payment was
 * forfeited; otherwise the amount above the price.
 */
export function refundOf(booking: BookingFact): number {
  return isLive(booking) || booking.forfeited
    ? Math.max(0, paidOf(booking) - booking.totalCents)
    : paidOf(booking);
}

export function paymentStatusOf(booking: BookingFact): PaymentStatus {
  if (refundOf(booking) > 0) return 'to_refund';
  if (isLive(booking) || booking.forfeited)
    return paidOf(booking) === booking.totalCents ? 'paid' : 'unpaid';
  return booking.returned ? 'refunded' : 'unpaid';
}

export const collide = (one: Slot, other: Slot): boolean =>
  one.pitch === other.pitch && one.start < other.end && other.start < one.end;

/**
 * End of the hold of a new booking: one hour from now, or 15 minutes after the start of the slot if
 * that is sooner.
 */
export const holdFor = (slot: Slot, now: number): number =>
  Math.min(now + HOLD, slot.start + GRACE);

/**
 * Returns the end of the hold of a pending booking. While a payment proof is under review, the
 * remaining time of the hold does not run, until three hours before the start.
 */
export function holdEndOf({ holdEnds, reviewSince, start }: BookingFact): number | null {
  if (holdEnds === null || reviewSince === null) return holdEnds;
  return resumed(holdEnds - reviewSince, reviewSince, start, Infinity);
}

/**
 * Returns the end of the hold after staff decided on a payment proof. The time left when the review
 * began continues from the decision, or from three hours before the start if that is earlier. It
 * never continues from before the review. The hold ends 15 minutes after the start at the latest.
 */
function resumed(left: number, since: number, start: number, decided: number): number {
  return Math.min(
    Math.max(since, Math.min(decided, start - REVIEW_ENDS_BEFORE)) + left,
    start + GRACE,
  );
}

export function passBookingTime(booking: BookingFact, now: number): void {
  const ends = holdEndOf(booking);
  if (booking.state === 'pending' && ends !== null && ends <= now) settle(booking, 'expired');
  if (booking.state === 'confirmed' && booking.end <= now) booking.state = 'completed';
}

/**
 * Sets a state in which the booking is no longer pending, and removes its hold and its open payment
 * proof.
 */
export function settle(booking: BookingFact, state: BookingStatus): void {
  Object.assign(booking, { state, holdEnds: null, reviewSince: null });
}

export function payBooking(booking: BookingFact, payment: Received): void {
  booking.received.push(payment);
  if (booking.state === 'pending') settle(booking, 'confirmed');
}

export function reverseBooking(booking: BookingFact, payment: Received): void {
  payment.reversed = true;
  booking.returned = true;
}

/**
 * Cancels a booking. If staff cancel, or if at least a day remains until the start, prepaid hours
 * are returned and money becomes refundable. A later cancellation by the owner forfeits both.
 */
export function cancelBooking(booking: BookingFact, by: { desk: boolean }, now: number): void {
  const late = !by.desk && booking.start - now < FREE_CANCEL;
  booking.forfeited = late && (booking.pack !== null || paidOf(booking) > 0);
  if (booking.pack && !late) {
    returnHours(booking.pack, hoursOf(booking), booking.reference);
    booking.returned = true;
  }
  settle(booking, 'cancelled');
}

/**
 * Moves a booking to another slot. Its pack pays for the new length; without a pack the booking
 * gets the price of the new slot. The hold of a pending booking ends 15 minutes after the new start
 * at the latest. If that time is past, the booking is confirmed.
 */
export function moveBooking(booking: BookingFact, to: Slot, now: number): void {
  if (booking.pack) moveHours(booking, booking.pack, hoursOf(to) - hoursOf(booking));
  Object.assign(booking, to, booking.pack ? {} : { totalCents: priceOf(to) });
  if (booking.state !== 'pending' || booking.holdEnds === null) return;
  if (booking.reviewSince === null) booking.holdEnds = Math.min(booking.holdEnds, to.start + GRACE);
  if ((holdEndOf(booking) ?? 0) <= now) settle(booking, 'confirmed');
}

function moveHours({ reference }: BookingFact, pack: PackFact, more: number): void {
  if (more > 0) pack.movements.push({ kind: 'booking', hours: -more, booking: reference });
  if (more < 0) returnHours(pack, -more, reference);
}

export function refuseBookingProof(booking: BookingFact, now: number): void {
  const { holdEnds, reviewSince, start } = booking;
  if (holdEnds !== null && reviewSince !== null)
    booking.holdEnds = resumed(holdEnds - reviewSince, reviewSince, start, now);
  booking.reviewSince = null;
}

/**
 * Pays a booking with hours of a pack instead of money. The booking is confirmed at once, and
 * nothing remains to be paid.
 */
export function payInHours(booking: BookingFact, pack: PackFact): void {
  pack.movements.push({ kind: 'booking', hours: -hoursOf(booking), booking: booking.reference });
  Object.assign(booking, { pack, method: 'pack', totalCents: 0 });
  if (booking.state === 'pending') settle(booking, 'confirmed');
}
