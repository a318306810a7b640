import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { wallOf } from '@five/shared/time/wall-time';

/**
 * The bookings with a transfer proof to check, except the given booking. `next` is the one that
 * begins first, null if there is none; `left` is their number.
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
