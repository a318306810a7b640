import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { compareWritten } from '@five/shared/time/wall-time';

/** What a ticket says in one word. */
export type TicketStatus = BookingAnswer['status'] | 'paid' | 'to_refund' | 'refunded' | 'underReview';

export function ticketStatus({ status, paymentStatus, underReview }: BookingAnswer): TicketStatus {
  if (paymentStatus === 'to_refund' || paymentStatus === 'refunded') return paymentStatus;
  if (status === 'pending' && underReview) return 'underReview';
  return status === 'confirmed' && paymentStatus === 'paid' ? 'paid' : status;
}

export type Todo =
  | 'pendingCash' | 'pendingTransfer' | 'underReview' | 'payCash' | 'payTransfer' | 'ready'
  | 'completed' | 'completedDue' | 'no_show' | 'expired' | 'cancelled' | 'to_refund' | 'refunded';

/** What its owner has to do now, as the key of a sentence. */
export function todoOf(booking: BookingAnswer): Todo {
  const { status, paymentStatus, paymentMethod, underReview } = booking;
  if (paymentStatus === 'to_refund' || paymentStatus === 'refunded') return paymentStatus;
  if (status === 'pending') return underReview ? 'underReview' : paymentMethod === 'transfer' ? 'pendingTransfer' : 'pendingCash';
  if (status === 'confirmed') return paymentStatus === 'paid' ? 'ready' : paymentMethod === 'transfer' ? 'payTransfer' : 'payCash';
  if (status === 'completed') return booking.dueCents > 0 ? 'completedDue' : 'completed';
  return status;
}

export function isAhead({ status }: BookingAnswer): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Whether hours of a pack could still pay for it. */
export function mayPayInHours(booking: BookingAnswer): boolean {
  return isAhead(booking) && booking.paymentMethod !== 'pack' && booking.paidCents === 0;
}

/** Whether the transfer's details still serve. */
export function needsTransfer(booking: BookingAnswer): boolean {
  return isAhead(booking) && booking.paymentMethod === 'transfer' && booking.dueCents > 0;
}

/** The bookings ahead, with the one just made first; then those behind. */
export function arrange(bookings: BookingAnswer[], created: string | null): { ahead: BookingAnswer[]; behind: BookingAnswer[] } {
  const isNew = ({ reference }: BookingAnswer) => reference === created;
  const ahead = bookings.filter(isAhead).toSorted(byStart);
  const behind = bookings.filter((booking) => !isAhead(booking)).toSorted((one, other) => byStart(other, one));
  return { ahead: [...ahead.filter(isNew), ...ahead.filter((booking) => !isNew(booking))], behind };
}

function byStart(one: BookingAnswer, other: BookingAnswer): number {
  return compareWritten(`${one.date} ${one.startTime}`, `${other.date} ${other.startTime}`);
}
