import { wallOf } from '@five/shared/time/wall-time';
import type { Stage } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';

export const MAX_GOALS = 99;

/** Whether a match is scheduled and has not begun, by the venue's wall time. */
export function isAhead(
  { date, startTime }: Pick<StaffMatchAnswer, 'date' | 'startTime'>,
  now: string,
): boolean {
  return date !== null && startTime !== null && wallOf(date, startTime) > now;
}

/** Goals and penalties as entered in the form. */
export interface Score {
  home: number;
  away: number;
  homePenalties: number;
  awayPenalties: number;
}

/** The result in the request: penalties only if a knock-out match is level, otherwise null. */
export function resultOf({ home, away, homePenalties, awayPenalties }: Score, stage: Stage) {
  const isDecided = stage === 'group' || home !== away;
  return {
    homeGoals: home,
    awayGoals: away,
    homePenalties: isDecided ? null : homePenalties,
    awayPenalties: isDecided ? null : awayPenalties,
  };
}
