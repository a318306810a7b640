import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import { wallOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { venueQuery } from '../platform/requests/venue.queries.ts';
import type { useDeskLocation } from './desk-location.ts';

/**
 * If a booking was opened from a search or a link without a day, navigates the board to the opening
 * day of the booking.
 */
export function useFollowBooking(
  day: DeskDayAnswer | undefined,
  place: ReturnType<typeof useDeskLocation>,
): void {
  const lost =
    place.booking !== null &&
    place.date === null &&
    day !== undefined &&
    !day.bookings.some(({ reference }) => reference === place.booking);
  const { data: booking } = useQuery({ ...bookingQuery(place.booking ?? ''), enabled: lost });
  const { data: venue } = useQuery({ ...venueQuery(), enabled: lost });
  useEffect(() => {
    if (!lost || !booking || !venue) return;
    place.follow(
      openingDayOf(wallOf(booking.date, booking.startTime), venue) ?? booking.date,
      booking.reference,
    );
  }, [lost, booking, venue, place]);
}
