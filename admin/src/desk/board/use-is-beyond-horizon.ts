import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { isBeyondHorizon } from './board.rules.ts';

/** Whether an opening day is past the booking horizon. */
export function useIsBeyondHorizon(openingDay: string, now: string): boolean {
  const { data: venue } = useQuery(venueQuery());
  return venue !== undefined && isBeyondHorizon(openingDay, now, venue.policies.horizonDays);
}
