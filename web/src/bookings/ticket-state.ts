import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';

/** The state of a ticket, which a label shows in one word. */
export type TicketStatus =
  | BookingAnswer['status']
  | 'paid'
  | 'to_refund'
  | 'refunded'
  | 'underReview';

export function ticketStatus({ status, paymentStatus, underReview }: BookingAnswer): TicketStatus {
  if (paymentStatus === 'to_refund' || paymentStatus === 'refunded') return paymentStatus;
  if (status === 'pending' && underReview) return 'underReview';
  return status === 'confirmed' && paymentStatus === 'paid' ? 'paid' : status;
}

export type Todo =
  | 'pendingCash'
  | 'pendingTransfer'
  | 'underReview'
  | 'payCash'
  | 'payTransfer'
  | 'ready'
  | 'completed'
  | 'completedDue'
  | 'no_show'
  | 'expired'
  | 'expiredTransfer'
  | 'cancelled'
  | 'cancelledTransfer'
  | 'forfeited'
  | 'to_refund'
  | 'refunded';

/** Returns the key of the text that states what the booking's owner has to do next. */
export function todoOf(booking: BookingAnswer): Todo {
  const { status, paymentStatus, paymentMethod, underReview } = booking;
  if (paymentStatus === 'to_refund' || paymentStatus === 'refunded') return paymentStatus;
  if (status === 'pending')
    return underReview
      ? 'underReview'
      : paymentMethod === 'transfer'
        ? 'pendingTransfer'
        : 'pendingCash';
  if (status === 'confirmed')
    return paymentStatus === 'paid'
      ? 'ready'
      : paymentMethod === 'transfer'
        ? 'payTransfer'
        : 'payCash';
  if (status === 'completed') return booking.dueCents > 0 ? 'completedDue' : 'completed';
  if (status === 'cancelled' && booking.paidCents > 0) return 'forfeited';
  if (mayTransferStillArrive(booking))
    return status === 'expired' ? 'expiredTransfer' : 'cancelledTransfer';
  return status;
}

/**
 * Whether a booking was cancelled or has expired without any payment, and its bank transfer may
 * still arrive.
 */
export function mayTransferStillArrive({
  status,
  paymentMethod,
  paidCents,
}: BookingAnswer): boolean {
  return (
    (status === 'cancelled' || status === 'expired') &&
    paymentMethod === 'transfer' &&
    paidCents === 0
  );
}

/** Whether this booking can still be paid with pack hours. */
export function mayPayInHours(booking: BookingAnswer): boolean {
  return isUpcoming(booking.status) && booking.paymentMethod !== 'pack' && booking.paidCents === 0;
}

/** Whether the ticket still has to show the details for a bank transfer. */
export function needsTransfer(booking: BookingAnswer): boolean {
  return isUpcoming(booking.status) && booking.paymentMethod === 'transfer' && booking.dueCents > 0;
}
