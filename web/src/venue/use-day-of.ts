import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useVenue } from './venue.queries.ts';

/** An instant's calendar day in the venue's zone. */
export function useDayOf(): (instant: string) => string {
  const { data: venue } = useVenue();
  return (instant) => dateOfInstant(instant, zoneOf(venue));
}
