import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { venueQuery } from './venue.queries.ts';

/** An instant's calendar day in the venue's zone. */
export function useDayOf(): (instant: string) => string {
  const { data: venue } = useQuery(venueQuery());
  return useCallback((instant: string) => dateOfInstant(instant, zoneOf(venue)), [venue]);
}
