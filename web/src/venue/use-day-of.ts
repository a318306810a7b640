import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useVenue } from './venue.queries.ts';

/** Returns a function for the calendar date of an instant in the venue's time zone. */
export function useDayOf(): (instant: string) => string {
  const { data: venue } = useVenue();
  return (instant) => dateOfInstant(instant, zoneOf(venue));
}
