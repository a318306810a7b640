import {
  type PlannedTournament,
  resultProblem,
  sourceProblem,
} from '@five/shared/tournaments/bracket.rules';
import type { MatchSideRequest } from '@five/shared/tournaments/tournaments.requests';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { Match } from './match.entity.ts';

/** Ids and groups of a tournament's teams, by the team's reference. */
export type TeamKeys = ReadonlyMap<string, { id: number; group: string | null }>;

/**
 * Sets one side of a match: a team, or the source of a team (such as the winner of another match).
 * @throws DomainError MATCH_SHAPE for a team and a source at once, REFERENCE_UNKNOWN, MATCH_SIDE
 * for an impossible team or source
 */
export function setSide(
  match: Match,
  side: 'home' | 'away',
  { team = null, from = null }: MatchSideRequest,
  { teams, tournament }: { teams: TeamKeys; tournament: PlannedTournament },
): void {
  if (team !== null && from !== null) throw fieldRefused('MATCH_SHAPE', `${side}.from`);
  const problem = from === null ? null : sourceProblem(match.stage, from, tournament);
  if (problem)
    throw fieldRefused(problem === 'unknown' ? 'REFERENCE_UNKNOWN' : 'MATCH_SIDE', `${side}.from`);
  const drawn = team === null ? undefined : teams.get(team);
  if (team !== null && !drawn) throw fieldRefused('REFERENCE_UNKNOWN', `${side}.team`);
  if (drawn && match.stage === 'group' && drawn.group !== match.groupCode)
    throw fieldRefused('MATCH_SIDE', `${side}.team`);
  Object.assign(match, { [`${side}TeamId`]: drawn?.id ?? null, [`${side}From`]: from });
}

/**
 * Checks that the fields of a match are consistent with each other.
 * @throws DomainError MATCH_SHAPE, MATCH_SIDE, MATCH_RESULT
 */
export function checkMatch(match: Match): void {
  const { stage, groupCode, pitchId, date, startTime, endTime } = match;
  if ((stage === 'group') !== (groupCode !== null)) throw fieldRefused('MATCH_SHAPE', 'group');
  if (startTime !== null && date === null) throw fieldRefused('MATCH_SHAPE', 'date');
  if ((startTime === null) !== (endTime === null))
    throw fieldRefused('MATCH_SHAPE', startTime === null ? 'startTime' : 'endTime');
  if (pitchId !== null && startTime === null) throw fieldRefused('MATCH_SHAPE', 'startTime');
  refuseDuplicates(match);
  const wrong = resultProblem(match);
  if (wrong) throw fieldRefused('MATCH_RESULT', wrong);
}

/** Refuses a match with the same team or the same source on both sides. */
function refuseDuplicates({ homeTeamId, awayTeamId, homeFrom, awayFrom }: Match): void {
  if (homeTeamId !== null && homeTeamId === awayTeamId)
    throw fieldRefused('MATCH_SIDE', 'away.team');
  if (homeFrom !== null && homeFrom === awayFrom) throw fieldRefused('MATCH_SIDE', 'away.from');
}

/**
 * Refuses to delete a match whose result determines a side of another match.
 * @throws DomainError MATCH_IN_USE
 */
export function refuseSource(reference: string, { matches }: PlannedTournament): void {
  const isSource = matches.some(({ home, away }) =>
    [home.from, away.from].some((from) => from?.endsWith(`:${reference}`)),
  );
  if (isSource) throw new DomainError('MATCH_IN_USE');
}
