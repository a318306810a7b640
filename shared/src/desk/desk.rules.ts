import type { BookingAnswer } from '../bookings/bookings.contract.ts';
import type { DeskDayAnswer } from './desk.contract.ts';

/**
 * Counts the open tasks of a day. Each booking is in one count only: a booking with a proof under
 * review is not also pending, and a no-show is not unpaid.
 */
export function countsOf(
  bookings: readonly Pick<BookingAnswer, 'status' | 'paymentStatus' | 'underReview'>[],
): DeskDayAnswer['counts'] {
  const count = (is: (booking: (typeof bookings)[number]) => boolean) => bookings.filter(is).length;
  return {
    pending: count(({ status, underReview }) => status === 'pending' && !underReview),
    underReview: count(({ underReview }) => underReview),
    unpaid: count(
      ({ status, paymentStatus, underReview }) =>
        (status === 'confirmed' || status === 'completed') &&
        paymentStatus === 'unpaid' &&
        !underReview,
    ),
  };
}
