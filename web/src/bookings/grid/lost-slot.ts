import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays } from '@five/shared/time/wall-time';
import type { ChoiceQuery } from '../choice-query.ts';
import { findChoice } from './board.ts';

/**
 * Whether the selected slot belongs to an own booking of the player; it is then not reported as
 * lost.
 */
export function isOwn(
  { startTime, pitch }: ChoiceQuery,
  ownBookings: readonly BookingAnswer[],
  day: string | undefined,
): boolean {
  return ownBookings.some(
    (booking) =>
      isUpcoming(booking.status) &&
      booking.startTime === startTime &&
      booking.pitch === pitch &&
      (booking.date === day || booking.date === (day && addDays(day, 1))),
  );
}

/**
 * Returns why no selection is possible for the slot in the URL. `goneTwo`: two hours are selected
 * and only one hour is free; `gone`: any other reason. Null if the URL contains no start time.
 */
export function lostSlotReason(
  day: AvailabilityDay,
  query: ChoiceQuery,
): 'gone' | 'goneTwo' | null {
  if (query.startTime === null) return null;
  return query.durationMinutes > 60 && findChoice(day, { ...query, durationMinutes: 60 })
    ? 'goneTwo'
    : 'gone';
}
