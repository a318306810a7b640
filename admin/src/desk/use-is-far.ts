import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../platform/venue.queries.ts';
import { isBeyond } from './board.rules.ts';

/** Whether an opening day is past the booking horizon. */
export function useIsFar(openingDay: string, now: string): boolean {
  const { data: venue } = useQuery(venueQuery());
  return venue !== undefined && isBeyond(openingDay, now, venue.policies.horizonDays);
}
