import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import type { useDeskPlace } from './desk-place.ts';

/** A booking opened from a search or a link, without a day: the board turns to the opening day it belongs to. */
export function useFollowBooking(day: DeskDayAnswer | undefined, place: ReturnType<typeof useDeskPlace>): void {
  const lost = place.booking !== null && place.date === null && day !== undefined && !day.bookings.some(({ reference }) => reference === place.booking);
  const { data: booking } = useQuery({ ...bookingQuery(place.booking ?? ''), enabled: lost });
  useEffect(() => {
    if (!lost || !booking || !day) return;
    const afterMidnight = booking.startTime < (day.opening[0]?.startTime ?? '00:00');
    place.follow(afterMidnight ? addDays(booking.date, -1) : booking.date, booking.reference);
  }, [lost, booking, day, place]);
}
