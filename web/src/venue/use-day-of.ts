import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useVenue } from './venue.queries.ts';

/** The day at the venue of an instant, wherever the reader is. */
export function useDayOf(): (instant: string) => string {
  const { data: venue } = useVenue();
  return (instant) => dateOfInstant(instant, zoneOf(venue));
}
