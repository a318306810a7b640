import { dateOfWall } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '../desk/desk.queries.ts';

/** The calendar day at the venue, as the API told it; before all days while that is on its way. */
export function useToday(): string {
  const { data } = useQuery(dayQuery(null));
  return data ? dateOfWall(data.now) : '0000-00-00';
}
