import type { BookingAnswer } from '../bookings/bookings.contract.ts';
import { stateHash } from '../platform/state-hash.ts';

/**
 * Returns a short text that differs if the states of two lists of bookings differ. It is the same
 * in every language, because the names of the lines are not included.
 */
export function bookingsVersion(bookings: readonly BookingAnswer[]): string {
  return stateHash(
    JSON.stringify(
      bookings.map(({ lines, ...booking }) => ({
        ...booking,
        lines: lines.map(({ totalCents }) => totalCents),
      })),
    ),
  );
}
