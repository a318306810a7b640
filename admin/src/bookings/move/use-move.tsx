import type { DeskUpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useAction } from '../../platform/requests/use-action.ts';
import { changeBooking } from '../bookings.queries.ts';
import { MovedNotice } from './moved-notice.tsx';

/** How long the toast offers to undo a move, in milliseconds. */
const UNDO_MS = 12_000;

/**
 * Moves or extends a booking; the toast offers to undo it.
 * @param word text of the toast if the booking was extended, not moved
 */
export function useMove(booking: BookingAnswer, word?: string) {
  return useAction(
    (changes: DeskUpdateBookingRequest) => changeBooking(booking.reference, changes),
    () => <MovedNotice booking={booking} word={word} />,
    UNDO_MS,
  );
}
