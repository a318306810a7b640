import { dateOfWall } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWallNow } from '@five/client/clock';

/** The venue's current calendar date. */
export function useToday(): string {
  return dateOfWall(useWallNow(useQuery(dayQuery(null))));
}
