import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { venueQuery } from '../requests/venue.queries.ts';

/** Returns the calendar day of an instant in the venue's time zone. */
export function useDayOf(): (instant: string) => string {
  const { data: venue } = useQuery(venueQuery());
  return useCallback((instant: string) => dateOfInstant(instant, zoneOf(venue)), [venue]);
}
