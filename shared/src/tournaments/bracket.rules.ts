import { standingsOf } from './standings.rules.ts';
import {
  type KnockOutStage,
  type Stage,
  STAGES,
  type TournamentState,
} from './tournaments.codes.ts';
import type { MatchSide, Standing } from './tournaments.contract.ts';

/** Goals of a match and of its penalty shoot-out; null until the result is entered. */
export interface Score {
  homeGoals: number | null;
  awayGoals: number | null;
  homePenalties: number | null;
  awayPenalties: number | null;
}

/**
 * A match of a tournament. Each side has a team, or names the result that will determine its team,
 * such as the winner of another match.
 */
export interface PlannedMatch extends Score {
  reference: string;
  stage: Stage;
  group: string | null;
  number: number;
  home: MatchSide;
  away: MatchSide;
}

export interface PlannedTournament {
  /** Teams in the order of the draw. */
  teams: readonly { reference: string; group: string | null }[];
  matches: readonly PlannedMatch[];
}

/** References of the two teams of a match; null while a team is not determined. */
export interface Sides {
  home: string | null;
  away: string | null;
}

/**
 * Number of the round in which a stage is played. Third place and final are in the same round,
 * because both get their teams from the semi-finals.
 */
const ROUND: Record<Stage, number> = { group: 0, quarter: 1, semi: 2, third: 3, final: 3 };

/** Whether the match `one` is in an earlier round than the match `other`. */
export const playedBefore = (
  one: Pick<PlannedMatch, 'stage'>,
  other: Pick<PlannedMatch, 'stage'>,
): boolean => ROUND[one.stage] < ROUND[other.stage];

/**
 * Returns the teams of each match by the reference of the match. A team is null until staff set it
 * or results determine it.
 */
export function sidesOf(tournament: PlannedTournament): Map<string, Sides> {
  const places = placesOf(tournament);
  const known = new Map<string, Sides>();
  const byReference = new Map(tournament.matches.map((match) => [match.reference, match]));
  const teamOf = ({ team, from }: MatchSide): string | null => {
    if (from === null) return team;
    const [kind = '', name = ''] = from.split(':');
    if (kind === 'group') return places.get(from) ?? null;
    const [source, sides] = [byReference.get(name), known.get(name)];
    if (!source || !sides) return null;
    return kind === 'winner'
      ? winnerOf(source, sides.home, sides.away)
      : loserOf(source, sides.home, sides.away);
  };
  for (const match of tournament.matches.toSorted((a, b) => ROUND[a.stage] - ROUND[b.stage])) {
    known.set(match.reference, { home: teamOf(match.home), away: teamOf(match.away) });
  }
  return known;
}

/**
 * Returns the team at each rank of a group, by keys such as `group:A:1` (first of group A). A group
 * is included once all its matches are played.
 */
function placesOf({ teams, matches }: PlannedTournament): Map<string, string> {
  const isOver = (code: string) => {
    const own = matches.filter(({ stage, group }) => stage === 'group' && group === code);
    return own.length > 0 && own.every(isPlayed);
  };
  return new Map(
    groupsOf({ teams, matches })
      .filter(({ code }) => isOver(code))
      .flatMap(({ code, standings }) =>
        standings.map(({ rank, team }) => [`group:${code}:${rank}`, team]),
      ),
  );
}

/** Returns all groups with their tables, in alphabetical order. */
export function groupsOf({
  teams,
  matches,
}: PlannedTournament): { code: string; standings: Standing[] }[] {
  const codes = [...new Set(teams.flatMap(({ group }) => group ?? []))].sort();
  return codes.map((code) => ({
    code,
    standings: standingsOf(
      teams.filter(({ group }) => group === code).map(({ reference }) => reference),
      resultsOf(code, matches),
    ),
  }));
}

function resultsOf(code: string, matches: readonly PlannedMatch[]) {
  return matches
    .filter(({ stage, group }) => stage === 'group' && group === code)
    .flatMap(({ home, away, homeGoals, awayGoals }) =>
      home.team === null || away.team === null || homeGoals === null || awayGoals === null
        ? []
        : [{ home: home.team, away: away.team, homeGoals, awayGoals }],
    );
}

export const isPlayed = ({ homeGoals }: Pick<Score, 'homeGoals'>): boolean => homeGoals !== null;

/** Returns the winner of a match; null before the match and after a draw. */
export function winnerOf(score: Score, home: string | null, away: string | null): string | null {
  const ahead = leadOf(score);
  return ahead === 0 ? null : ahead > 0 ? home : away;
}

export function loserOf(score: Score, home: string | null, away: string | null): string | null {
  return winnerOf(score, away, home);
}

/**
 * Returns the lead of the home team: positive if the home team leads, 0 for a draw. Penalties count
 * if the goals are equal.
 */
function leadOf({ homeGoals, awayGoals, homePenalties, awayPenalties }: Score): number {
  return (homeGoals ?? 0) - (awayGoals ?? 0) || (homePenalties ?? 0) - (awayPenalties ?? 0);
}

/** Returns the winner of the final; null until the final is decided. */
export function winnerOfTournament(tournament: PlannedTournament): string | null {
  const final = tournament.matches.find(({ stage }) => stage === 'final');
  const sides = final && sidesOf(tournament).get(final.reference);
  return final && sides ? winnerOf(final, sides.home, sides.away) : null;
}

/**
 * Returns the knockout stages that the tournament has, in the order of play, with the references of
 * their matches in the order of their numbers.
 */
export function bracketOf(
  matches: readonly Pick<PlannedMatch, 'stage' | 'number' | 'reference'>[],
): { stage: KnockOutStage; matches: string[] }[] {
  const stages = STAGES.filter((stage): stage is KnockOutStage => stage !== 'group');
  return stages
    .map((stage) => ({
      stage,
      matches: matches
        .filter((match) => match.stage === stage)
        .sort((a, b) => a.number - b.number)
        .map(({ reference }) => reference),
    }))
    .filter(({ matches: own }) => own.length > 0);
}

/**
 * Returns the ranks in a group from which teams advanced to a knockout match, such as 1 and 2. The
 * result is empty until the last match of the group is played.
 */
export function ranksThrough(
  matches: readonly Record<'home' | 'away', MatchSide>[],
  group: string,
): Set<number> {
  return new Set(
    matches
      .flatMap(({ home, away }) => [home, away])
      .flatMap(({ team, from }) => {
        const [kind, code, rank] = from?.split(':') ?? [];
        return team !== null && kind === 'group' && code === group ? [Number(rank)] : [];
      }),
  );
}

/**
 * Returns the reason for which the result `from` must not determine a team of a match in `stage`,
 * or null. `unknown`: the rank or the match in `from` does not exist. `stage`: the match in `from`
 * is a group match or not in an earlier round, or `stage` is the group stage.
 */
export function sourceProblem(
  stage: Stage,
  from: string,
  { teams, matches }: PlannedTournament,
): 'unknown' | 'stage' | null {
  const [kind = '', name = '', rank = ''] = from.split(':');
  if (kind === 'group')
    return stage === 'group'
      ? 'stage'
      : teams.filter(({ group }) => group === name).length >= Number(rank)
        ? null
        : 'unknown';
  const source = matches.find(({ reference }) => reference === name);
  if (!source) return 'unknown';
  return source.stage !== 'group' && ROUND[source.stage] < ROUND[stage] ? null : 'stage';
}

/**
 * Returns the name of a missing or superfluous field of a result; null for a valid result and for
 * no result.
 */
export function resultProblem({
  stage,
  homeGoals,
  awayGoals,
  homePenalties,
  awayPenalties,
}: Score & { stage: Stage }): keyof Score | null {
  if ((homeGoals === null) !== (awayGoals === null))
    return homeGoals === null ? 'homeGoals' : 'awayGoals';
  const needsPenalties = stage !== 'group' && homeGoals !== null && homeGoals === awayGoals;
  const decides =
    homePenalties !== null && awayPenalties !== null && homePenalties !== awayPenalties;
  const isBare = homePenalties === null && awayPenalties === null;
  return (needsPenalties ? decides : isBare) ? null : 'homePenalties';
}

/**
 * Returns the references of played matches whose teams in the tournament `after` a change differ
 * from those `before` it.
 */
export function playedWithOthers(before: PlannedTournament, after: PlannedTournament): string[] {
  const [was, is] = [sidesOf(before), sidesOf(after)];
  return after.matches
    .filter(isPlayed)
    .map(({ reference }) => reference)
    .filter((reference) => {
      const [one, other] = [was.get(reference), is.get(reference)];
      return one !== undefined && (one.home !== other?.home || one.away !== other.away);
    });
}

/**
 * Returns the state of a tournament on a date of the venue. A tournament is finished after its last
 * day, or once its final is won.
 */
export function tournamentState(
  { from, to, winner }: { from: string; to: string; winner: string | null },
  today: string,
): TournamentState {
  if (winner !== null || today > to) return 'finished';
  return today < from ? 'upcoming' : 'running';
}
