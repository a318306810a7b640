import type { KnockOutStage } from '@five/shared/tournaments/tournaments.codes';
import type {
  MatchAnswer,
  MatchSide,
  TournamentAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { compareWritten } from '@five/shared/time/wall-time';

export interface Round {
  stage: KnockOutStage;
  matches: MatchAnswer[];
}

/**
 * Returns the knockout rounds in the order of play, ending with the final. Two matches whose
 * winners meet are adjacent in their round.
 */
export function roundsOf({
  bracket,
  matches,
}: Pick<TournamentAnswer, 'bracket' | 'matches'>): Round[] {
  const rounds: Round[] = [];
  for (const { stage, matches: references } of bracket.toReversed()) {
    if (stage === 'third') continue;
    const stageMatches = matches
      .filter(({ reference }) => references.includes(reference))
      .toSorted((one, other) => one.number - other.number);
    const next = rounds[0];
    rounds.unshift({ stage, matches: next ? inOrderOf(next.matches, stageMatches) : stageMatches });
  }
  return rounds;
}

/** Returns the match for third place, if there is one. */
export function thirdPlaceOf({
  matches,
}: Pick<TournamentAnswer, 'matches'>): MatchAnswer | undefined {
  return matches.find(({ stage }) => stage === 'third');
}

function inOrderOf(next: MatchAnswer[], stageMatches: MatchAnswer[]): MatchAnswer[] {
  const wanted = next.flatMap(({ home, away }) => [home, away]).map((side) => feedingMatch(side));
  const place = ({ reference }: MatchAnswer) =>
    wanted.includes(reference) ? wanted.indexOf(reference) : wanted.length;
  return stageMatches.toSorted((one, other) => place(one) - place(other));
}

/** Returns the reference of the match whose winner or loser plays on this side of a match. */
function feedingMatch({ from }: MatchSide): string | undefined {
  return from?.match(/^(?:winner|loser):(.+)$/)?.[1];
}

/**
 * Returns the winning side, by goals or by penalties if the goals are equal; null for a draw or an
 * unplayed match.
 */
export function winnerOf({
  homeGoals,
  awayGoals,
  homePenalties,
  awayPenalties,
}: MatchAnswer): 'home' | 'away' | null {
  if (homeGoals === null || awayGoals === null) return null;
  const lead = homeGoals - awayGoals || (homePenalties ?? 0) - (awayPenalties ?? 0);
  if (lead === 0) return null;
  return lead > 0 ? 'home' : 'away';
}

export interface MatchDay {
  /** Date of the matches; null for matches that have no date yet. */
  date: string | null;
  matches: MatchAnswer[];
}

/** Groups the matches by day, sorted by time within a day; matches without a date come last. */
export function daysOf(matches: MatchAnswer[]): MatchDay[] {
  const sorted = matches.toSorted((one, other) => compareWritten(keyOf(one), keyOf(other)));
  const days: MatchDay[] = [];
  for (const match of sorted) {
    const last = days.at(-1);
    if (last?.date === match.date) last.matches.push(match);
    else days.push({ date: match.date, matches: [match] });
  }
  return days;
}

/** Returns up to `most` scheduled matches that are not played yet, the next one first. */
export function nextMatches(matches: MatchAnswer[], most: number): MatchAnswer[] {
  return daysOf(matches.filter(({ played, date }) => !played && date !== null))
    .flatMap((day) => day.matches)
    .slice(0, most);
}

function keyOf({ date, startTime, stage, number }: MatchAnswer): string {
  return `${date ?? '9999'} ${startTime ?? '99:99'} ${stage} ${String(number).padStart(4, '0')}`;
}
