import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { wallOf } from '@five/shared/time/wall-time';

/**
 * The transfer to check next (that of the match that begins first), and the number of pending
 * transfers.
 */
export function nextProof(
  pending: readonly BookingAnswer[],
  { reference }: Pick<BookingAnswer, 'reference'>,
): { next: BookingAnswer | null; left: number } {
  const waiting = pending.filter((one) => one.underReview && one.reference !== reference);
  const [next = null] = waiting.toSorted((one, other) =>
    wallOf(one.date, one.startTime) < wallOf(other.date, other.startTime) ? -1 : 1,
  );
  return { next, left: waiting.length };
}
