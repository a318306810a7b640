import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../platform/venue.queries.ts';
import { isBeyond } from './board.rules.ts';

/** Whether nothing new can be booked on an opening day, since it is past the horizon. */
export function useIsFar(openingDay: string, now: string): boolean {
  const { data: venue } = useQuery(venueQuery());
  return venue !== undefined && isBeyond(openingDay, now, venue.policies.horizonDays);
}
