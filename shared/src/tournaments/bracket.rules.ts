import { standingsOf } from './standings.rules.ts';
import {
  type KnockOutStage,
  type Stage,
  STAGES,
  type TournamentState,
} from './tournaments.codes.ts';
import type { MatchSide, Standing } from './tournaments.contract.ts';

/** Goals of a match; null before it was played. */
export interface Score {
  homeGoals: number | null;
  awayGoals: number | null;
  homePenalties: number | null;
  awayPenalties: number | null;
}

/** A planned match: each side has a team, or a source of one. */
export interface PlannedMatch extends Score {
  reference: string;
  stage: Stage;
  group: string | null;
  number: number;
  home: MatchSide;
  away: MatchSide;
}

export interface PlannedTournament {
  /** In the order in which they were drawn. */
  teams: readonly { reference: string; group: string | null }[];
  matches: readonly PlannedMatch[];
}

/** The teams of a match; null while unknown. */
export interface Sides {
  home: string | null;
  away: string | null;
}

/** Third place and final have the same sources, so neither depends on the other. */
const ROUND: Record<Stage, number> = { group: 0, quarter: 1, semi: 2, third: 3, final: 3 };

/** Whether one match is in an earlier round than another. */
export const playedBefore = (
  one: Pick<PlannedMatch, 'stage'>,
  other: Pick<PlannedMatch, 'stage'>,
): boolean => ROUND[one.stage] < ROUND[other.stage];

/** Teams of each match by its reference, as far as results determine them. */
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

/** The team in each place of a group, by `group:A:1`; known after the group's last match. */
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

/** Every group with its table, in alphabetical order. */
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

/** The winner; null before the match and after a draw. */
export function winnerOf(score: Score, home: string | null, away: string | null): string | null {
  const ahead = leadOf(score);
  return ahead === 0 ? null : ahead > 0 ? home : away;
}

export function loserOf(score: Score, home: string | null, away: string | null): string | null {
  return winnerOf(score, away, home);
}

/** Positive if the home team leads. */
function leadOf({ homeGoals, awayGoals, homePenalties, awayPenalties }: Score): number {
  return (homeGoals ?? 0) - (awayGoals ?? 0) || (homePenalties ?? 0) - (awayPenalties ?? 0);
}

/** The winner of the final. */
export function winnerOfTournament(tournament: PlannedTournament): string | null {
  const final = tournament.matches.find(({ stage }) => stage === 'final');
  const sides = final && sidesOf(tournament).get(final.reference);
  return final && sides ? winnerOf(final, sides.home, sides.away) : null;
}

/**
 * Existing knockout stages in the order of play, with the references of their matches by number.
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

/** Ranks of a group whose teams have advanced to the bracket: none before its last match. */
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

/** Why a source is not valid for a side in `stage`: it does not exist, or is not played earlier. */
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

/** The missing or superfluous field of a result; null for a valid or empty one. */
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

/** References of played matches that would have had other teams under `after`. */
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

/** State of a tournament on a venue date: over after its last day, or once its final is won. */
export function tournamentState(
  { from, to, winner }: { from: string; to: string; winner: string | null },
  today: string,
): TournamentState {
  if (winner !== null || today > to) return 'finished';
  return today < from ? 'upcoming' : 'running';
}
