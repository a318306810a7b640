import type { ResultState, Team } from './matches.codes.ts';
import type { TeamSides } from './teams.rules.ts';

/** Days after the end of a match in which its result is entered and disputed, before it settles. */
export const RESULT_DAYS = 7;
/** Hours after the end of a match in which players can vote for the player of the match. */
const VOTE_HOURS = 48;
/** Maximum number of goals of a team and of a player. */
export const MAX_GOALS = 99;

const HOUR = 3_600_000;

/** A result as far as its deadlines depend on it. `state` is null before the first entry. */
export interface StoredResult {
  state: ResultState | null;
  disputedAt: Date | null;
}

/** Goals of a team or of a person by its id. */
export interface Goals {
  id: string;
  count: number;
}

/**
 * Returns why the captain cannot enter a result at `now`, or null. A disputed result can be
 * corrected within `RESULT_DAYS` of the dispute too.
 */
export function resultProblem(
  end: Date,
  { state, disputedAt }: StoredResult,
  now: Date,
): 'MATCH_NOT_ENDED' | 'MATCH_RESULT_LATE' | null {
  if (now < end) return 'MATCH_NOT_ENDED';
  const from = state === 'disputed' && disputedAt && disputedAt > end ? disputedAt : end;
  return state === 'settled' || isPast(from, RESULT_DAYS * 24, now) ? 'MATCH_RESULT_LATE' : null;
}

/** Returns why a result cannot be disputed at `now`, or null. A match is disputed once. */
export function disputeProblem(
  end: Date,
  { state, disputedAt }: StoredResult,
  now: Date,
): 'MATCH_RESULT_MISSING' | 'MATCH_DISPUTED' | 'MATCH_RESULT_LATE' | null {
  if (state === null) return 'MATCH_RESULT_MISSING';
  if (disputedAt !== null) return 'MATCH_DISPUTED';
  return state === 'settled' || isPast(end, RESULT_DAYS * 24, now) ? 'MATCH_RESULT_LATE' : null;
}

/** Returns why a vote cannot be given at `now`, or null. */
export function voteProblem(end: Date, now: Date): 'MATCH_NOT_ENDED' | 'MATCH_VOTE_LATE' | null {
  if (now < end) return 'MATCH_NOT_ENDED';
  return isPast(end, VOTE_HOURS, now) ? 'MATCH_VOTE_LATE' : null;
}

/**
 * Whether the goals of players can belong to a result: at most the goals of their team. Own goals
 * and goals without a name are the remainder.
 */
export const areGoalsPossible = (
  score: Readonly<Record<Team, number>>,
  goals: readonly Goals[],
  { a, b }: TeamSides,
): boolean => goalsOf(goals, a) <= score.a && goalsOf(goals, b) <= score.b;

const goalsOf = (goals: readonly Goals[], team: readonly string[]): number =>
  goals.filter(({ id }) => team.includes(id)).reduce((sum, { count }) => sum + count, 0);

/** Returns those with the most votes, in their order; none without a vote. */
export function mostVoted<K>(people: readonly K[], votes: readonly K[]): K[] {
  const countOf = (person: K): number => votes.filter((vote) => vote === person).length;
  const most = Math.max(0, ...people.map(countOf));
  return most === 0 ? [] : people.filter((person) => countOf(person) === most);
}

const isPast = (from: Date, hours: number, now: Date): boolean =>
  now.getTime() - from.getTime() > hours * HOUR;
