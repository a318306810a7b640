import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '../../desk/desk.queries.ts';
import { useWallNow } from '@five/client/clock';
import { isAhead } from './matches/score.rules.ts';

/** Whether a match has not begun yet, by the venue's clock. */
export function useIsAhead(match: Pick<StaffMatchAnswer, 'date' | 'startTime'>): boolean {
  const day = useQuery(dayQuery(null));
  const now = useWallNow(day);
  return day.data !== undefined && isAhead(match, now);
}
