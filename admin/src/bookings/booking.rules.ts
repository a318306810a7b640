import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { canFollow, isLive, isUpcoming } from '@five/shared/bookings/bookings.codes';
import type { Payable } from '../payments/use-take-payment.ts';
import { NO_SHOW_HOURS } from '@five/shared/bookings/changes.rules';
import { addMinutes, periodOf } from '@five/shared/time/wall-time';

/**
 * The actions whose buttons reception sees for a booking now. The API checks each action again when
 * it is sent.
 */
export interface AllowedActions {
  pay: boolean;
  /**
   * Whether all payments can be refunded. False after a move to a lower price: only a part is due
   * back, which is not a reversal.
   */
  giveBack: boolean;
  /** Whether the booking can be paid with pack hours, if the customer has some. */
  payInHours: boolean;
  confirm: boolean;
  cancel: boolean;
  move: boolean;
  /** Whether the booking can be extended from one hour to two. */
  extend: boolean;
  /** Whether add-ons and note can be changed. */
  extras: boolean;
  receipt: boolean;
  noShow: boolean;
  showedUp: boolean;
}

/**
 * The actions possible for a booking.
 * @param now venue wall time
 */
export function allowedActions(booking: BookingAnswer, now: string): AllowedActions {
  const { start, end } = periodOf(booking.date, booking.startTime, booking.endTime);
  const open = start <= now && now <= addMinutes(end, NO_SHOW_HOURS * 60);
  const { status } = booking;
  const isAhead = isUpcoming(status) && now < end;
  return {
    pay: booking.dueCents > 0,
    giveBack: booking.refundCents > 0 && booking.refundCents === booking.paidCents,
    payInHours: isAhead && booking.paymentMethod !== 'pack' && booking.paidCents === 0,
    confirm: status === 'pending',
    cancel: canFollow(status, 'cancelled'),
    move: isAhead,
    extend: isAhead && booking.durationMinutes <= 60,
    extras: isLive(status),
    receipt: booking.paidCents > 0 || booking.subscription !== null,
    noShow: open && canFollow(status, 'no_show'),
    showedUp: open && status === 'no_show',
  };
}

/**
 * Whether staff may keep the payments or pack hours if the booking is cancelled now. This requires
 * a payment and that the deadline for free cancellation has passed.
 * @param now venue wall time
 */
export function canKeepPayment(booking: BookingAnswer, now: string): boolean {
  const { date, startTime, endTime, paidCents, subscription, freeCancelHours } = booking;
  return (
    (paidCents > 0 || subscription !== null) &&
    periodOf(date, startTime, endTime).start < addMinutes(now, freeCancelHours * 60)
  );
}

/**
 * What the venue keeps from a cancelled booking: `cents` is the amount in centimes, and `hours` is
 * true if the venue keeps the pack hours.
 */
export function retainedAmountOf({
  status,
  paidCents,
  refundCents,
  subscription,
  paymentStatus,
}: BookingAnswer): { cents: number; hours: boolean } {
  const isRetained = status === 'cancelled' && paymentStatus !== 'refunded';
  return {
    cents: isRetained ? paidCents - refundCents : 0,
    hours: isRetained && subscription !== null,
  };
}

/** The amount still due and the intended payment method. */
export function payableOf({ reference, dueCents, paymentMethod }: BookingAnswer): Payable {
  return {
    target: { booking: reference },
    dueCents,
    method: paymentMethod === 'transfer' ? 'transfer' : 'cash',
  };
}
