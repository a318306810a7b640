import { MAX_LEVEL, MIN_LEVEL } from './teams.rules.ts';

/** Maximum change of a level by one result, in levels. */
export const MAX_LEVEL_CHANGE = 0.2;

/**
 * Difference between the average levels of two teams, in levels, at which the stronger team is
 * expected to win ten of eleven matches. Estimate: a goal difference of this size is usual between
 * beginners and regular players.
 */
const DECISIVE_DIFFERENCE = 2;

/** The end of a match for one team. `own` and `other` are average levels, from 1 to 5. */
export interface TeamResult {
  own: number;
  other: number;
  goals: number;
  goalsAgainst: number;
}

/**
 * Returns the new level of a player after a result, from 1 to 5 with two decimals. A win against a
 * stronger team raises it most, a draw between equal teams leaves it, and no result changes it by
 * more than `MAX_LEVEL_CHANGE`.
 */
export function levelAfter(level: number, result: TeamResult): number {
  const change = MAX_LEVEL_CHANGE * (scoreOf(result) - expectedScore(result));
  return Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, Math.round((level + change) * 100) / 100));
}

/** Returns 1 for a win, 0 for a defeat, one half for a draw. */
const scoreOf = ({ goals, goalsAgainst }: TeamResult): number =>
  (Math.sign(goals - goalsAgainst) + 1) / 2;

/** Returns the expected score, between 0 and 1, by the formula of the Elo rating. */
const expectedScore = ({ own, other }: TeamResult): number =>
  1 / (1 + 10 ** ((other - own) / DECISIVE_DIFFERENCE));
