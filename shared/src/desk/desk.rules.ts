import type { BookingAnswer } from '../bookings/bookings.contract.ts';
import type { DeskDayAnswer } from './desk.contract.ts';

/** What of a day is still to be done, each booking in one count: a proof that waits is looked at, not confirmed; who stayed away is not waited for at the counter. */
export function countsOf(bookings: readonly Pick<BookingAnswer, 'status' | 'paymentStatus' | 'underReview'>[]): DeskDayAnswer['counts'] {
  const count = (is: (booking: (typeof bookings)[number]) => boolean) => bookings.filter(is).length;
  return {
    pending: count(({ status, underReview }) => status === 'pending' && !underReview),
    underReview: count(({ underReview }) => underReview),
    unpaid: count(({ status, paymentStatus, underReview }) => (status === 'confirmed' || status === 'completed') && paymentStatus === 'unpaid' && !underReview),
  };
}
