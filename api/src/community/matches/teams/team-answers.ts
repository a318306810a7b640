import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { Team } from '@five/shared/community/matches/matches.codes';
import type { BookingMatch } from '../booking-match.entity.ts';
import type { ListedPerson } from '../match-lists.ts';

type TeamsRow = Pick<BookingMatch, 'teamsWhy' | 'teamsDifference' | 'teamsPlayers'>;

/** The teams of those who have a seat; null: none were made. */
export function teamsOf(
  { teamsWhy, teamsDifference, teamsPlayers }: TeamsRow,
  seated: readonly ListedPerson[],
): BookingMatchAnswer['teams'] {
  if (teamsWhy === null || teamsDifference === null) return null;
  const idsOf = (wanted: Team): string[] =>
    seated.filter(({ team }) => team === wanted).map(({ reference }) => reference);
  const [a, b] = [idsOf('a'), idsOf('b')];
  const isSame = a.length + b.length === seated.length && seated.length === teamsPlayers;
  return { a, b, difference: teamsDifference, why: isSame ? teamsWhy : 'changed' };
}
