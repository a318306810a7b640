import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import { wallOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '../../desk/desk.queries.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';

/** The opening day that contains a booking, with all bookings and blocks of that day. */
export function useOpeningDay({
  date,
  startTime,
}: Pick<BookingAnswer, 'date' | 'startTime'>): DeskDayAnswer | undefined {
  const { data: venue } = useQuery(venueQuery());
  const openingDay = venue && (openingDayOf(wallOf(date, startTime), venue) ?? date);
  return useQuery({ ...dayQuery(openingDay ?? null), enabled: openingDay !== undefined }).data;
}
