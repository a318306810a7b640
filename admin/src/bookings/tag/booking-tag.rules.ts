import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { wallOf } from '@five/shared/time/wall-time';
import type { Tone } from '../../ui/tag.tsx';

/**
 * The state that a booking's tag shows, decided in this order: refund, cancellation or expiry,
 * pending, no-show, payment.
 */
export type BookingTagKind =
  | 'cancelled'
  | 'expired'
  | 'to_refund'
  | 'refunded'
  | 'under_review'
  | 'pending'
  | 'no_show'
  | 'paid'
  | 'due'
  | 'overdue'
  | 'unpaid';

export const TAG_TONE = {
  cancelled: 'off',
  expired: 'off',
  to_refund: 'overdue',
  refunded: 'off',
  under_review: 'review',
  pending: 'waiting',
  no_show: 'absent',
  paid: 'paid',
  due: 'due',
  overdue: 'overdue',
  unpaid: 'due',
} as const satisfies Record<BookingTagKind, Tone>;

/**
 * The state for the tag of a booking.
 * @param now venue wall time; a booking that has begun unpaid is overdue
 */
export function tagOf(booking: BookingAnswer, now: string): BookingTagKind {
  if (booking.paymentStatus === 'to_refund' || booking.paymentStatus === 'refunded')
    return booking.paymentStatus;
  if (booking.status === 'cancelled' || booking.status === 'expired') return booking.status;
  if (booking.status === 'pending') return booking.underReview ? 'under_review' : 'pending';
  if (booking.status === 'no_show') return 'no_show';
  if (booking.paymentStatus === 'paid') return 'paid';
  return paymentTag(booking, now);
}

function paymentTag(booking: BookingAnswer, now: string): BookingTagKind {
  if (wallOf(booking.date, booking.startTime) <= now) return 'overdue';
  return booking.paidCents > 0 ? 'due' : 'unpaid';
}
