import { wallOf } from '@five/shared/time/wall-time';
import type { Stage } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';

export const MAX_GOALS = 99;

/** Whether a match has a result to wait for: it has hours, and the first of them is still to come on the venue's wall. */
export function isAhead({ date, startTime }: Pick<StaffMatchAnswer, 'date' | 'startTime'>, now: string): boolean {
  return date !== null && startTime !== null && wallOf(date, startTime) > now;
}

/** What stands on the buttons. */
export interface Score {
  home: number;
  away: number;
  homePenalties: number;
  awayPenalties: number;
}

/** A result as it is sent: penalties only where a knock-out match is level, and taken back where it no longer is. */
export function resultOf({ home, away, homePenalties, awayPenalties }: Score, stage: Stage) {
  const isDecided = stage === 'group' || home !== away;
  return { homeGoals: home, awayGoals: away, homePenalties: isDecided ? null : homePenalties, awayPenalties: isDecided ? null : awayPenalties };
}
