import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { periodOf, wallOf } from '@five/shared/time/wall-time';
import type { HeldSlot } from '../held-slot.ts';
import type { BoardCell } from './board.ts';

/** A slot of the grid that the viewer has booked, or holds without an account. */
export interface OwnSlot {
  /** Reference of the booking; null for a held slot. */
  booking: string | null;
  pitch: string;
  start: string;
  end: string;
  /** End of the hold of a held slot, as the API reports it; null for a booking. */
  heldUntil: string | null;
}

/** The slots of the upcoming own bookings and of the slot that this browser holds. */
export function ownSlots(bookings: readonly BookingAnswer[], held: HeldSlot | null): OwnSlot[] {
  const booked = bookings
    .filter(({ status }) => isUpcoming(status))
    .map((booking) => ({ ...slotOf(booking), booking: booking.reference, heldUntil: null }));
  return held ? [...booked, { ...slotOf(held), booking: null, heldUntil: held.expiresAt }] : booked;
}

/**
 * Returns the own slot of a taken cell. A held slot is own as long as the API reports the end of
 * this hold; afterwards another person may hold it.
 */
export function ownAt({ pitch, slot }: BoardCell, own: readonly OwnSlot[]): OwnSlot | undefined {
  if (slot?.state !== 'taken') return undefined;
  const at = wallOf(slot.date, slot.startTime);
  return own.find(
    (one) =>
      one.pitch === pitch.pitch &&
      one.start <= at &&
      at < one.end &&
      (one.booking !== null || one.heldUntil === slot.heldUntil),
  );
}

const slotOf = ({
  pitch,
  date,
  startTime,
  endTime,
}: Pick<BookingAnswer, 'pitch' | 'date' | 'startTime' | 'endTime'>) => ({
  pitch,
  ...periodOf(date, startTime, endTime),
});
