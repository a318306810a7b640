import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import {
  type BookingFact,
  dueOf,
  holdEndOf,
  hoursOf,
  paidOf,
  paymentStatusOf,
  refundOf,
} from './booking-facts.ts';
import { dayOf, isoOf, timeOf } from './calendar.ts';
import { balanceOf, dueFor, type PackFact, paidFor, paymentStatusFor } from './pack-facts.ts';

const instant = (at: number | null) => (at === null ? null : isoOf(at));

/**
 * Returns the movements of hours without expiry entries, because the job that expires packs may
 * write those later. The remaining hours of the pack are compared separately.
 */
const ledgerOf = (movements: readonly { kind: string; hours: number; booking: string | null }[]) =>
  movements
    .filter(({ kind }) => kind !== 'expiry')
    .map(({ kind, hours, booking }) => [kind, hours, booking]);

/** The expected answer of the API for a pack. */
export const packOf = (pack: PackFact) => ({
  reference: pack.reference,
  status: pack.state,
  numberOfHours: pack.hours,
  remainingHours: balanceOf(pack),
  totalCents: pack.totalCents,
  totalPaidCents: paidFor(pack),
  dueCents: dueFor(pack),
  paymentStatus: paymentStatusFor(pack),
  validFrom: pack.from,
  validUntil: pack.until,
  balanceExpired: pack.state === 'expired',
  frozen: pack.frozen,
  frozenReason: pack.frozenReason,
  orderExpiresAt: instant(pack.orderEnds),
  underReview: pack.reviewSince !== null,
  ledger: ledgerOf(pack.movements),
});

/** The compared fields of the API's answer for a pack. */
export const comparedPack = ({
  reference,
  status,
  numberOfHours,
  remainingHours,
  totalCents,
  totalPaidCents,
  dueCents,
  paymentStatus,
  validFrom,
  validUntil,
  balanceExpired,
  frozen,
  frozenReason,
  orderExpiresAt,
  underReview,
  ledger,
}: SubscriptionAnswer) => ({
  reference,
  status,
  numberOfHours,
  remainingHours,
  totalCents,
  totalPaidCents,
  dueCents,
  paymentStatus,
  validFrom,
  validUntil,
  balanceExpired,
  frozen,
  frozenReason,
  orderExpiresAt,
  underReview,
  ledger: ledgerOf(ledger),
});

/** The expected answer of the API for a booking. */
export const bookingOf = (booking: BookingFact) => ({
  reference: booking.reference,
  status: booking.state,
  paymentStatus: paymentStatusOf(booking),
  date: dayOf(booking.start),
  startTime: timeOf(booking.start),
  endTime: timeOf(booking.end),
  durationMinutes: hoursOf(booking) * 60,
  pitch: booking.pitch,
  paymentMethod: booking.method,
  totalCents: booking.totalCents,
  paidCents: paidOf(booking),
  dueCents: dueOf(booking),
  refundCents: refundOf(booking),
  holdExpiresAt: instant(holdEndOf(booking)),
  underReview: booking.reviewSince !== null,
  subscription: booking.pack?.reference ?? null,
});

/** The compared fields of the API's answer for a booking. */
export const comparedBooking = ({
  reference,
  status,
  paymentStatus,
  date,
  startTime,
  endTime,
  durationMinutes,
  pitch,
  paymentMethod,
  totalCents,
  paidCents,
  dueCents,
  refundCents,
  holdExpiresAt,
  underReview,
  subscription,
}: BookingAnswer) => ({
  reference,
  status,
  paymentStatus,
  date,
  startTime,
  endTime,
  durationMinutes,
  pitch,
  paymentMethod,
  totalCents,
  paidCents,
  dueCents,
  refundCents,
  holdExpiresAt,
  underReview,
  subscription,
});
