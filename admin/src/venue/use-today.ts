import { dateOfWall } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWallNow } from '../platform/clock.ts';

/** The calendar day at the venue. */
export function useToday(): string {
  return dateOfWall(useWallNow(useQuery(dayQuery(null))));
}
