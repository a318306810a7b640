import type { Stage } from '@five/shared/tournaments/tournaments.codes';

export const MAX_GOALS = 99;

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
