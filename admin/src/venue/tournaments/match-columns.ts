import type { MatchSide, StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useQuery } from '@tanstack/react-query';
import type { Column } from '../../platform/export-button.tsx';
import { allRows } from '../../platform/all-rows.ts';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { usePlaceName } from './use-place-name.ts';
import { usePitchName } from '../../platform/use-pitch-name.ts';

/**
 * Export columns of a match. A side is shown as its team name. While the team is unknown, it is
 * shown as text such as 'winner of semi-final 1'.
 */
export function useMatchColumns(): readonly Column<StaffMatchAnswer>[] {
  const { codes, csv, fields } = useContentTexts();
  const pitchName = usePitchName();
  const { data: teams = [] } = useQuery({
    queryKey: ['teams', 'every'],
    queryFn: () => allRows('teams', {}),
    staleTime: 60_000,
  });
  const { data: matches = [] } = useQuery({
    queryKey: ['matches', 'every'],
    queryFn: () => allRows('matches', {}),
    staleTime: 60_000,
  });
  const placeName = usePlaceName();
  const side = ({ team, from }: MatchSide) =>
    teams.find(({ reference }) => reference === team)?.name ??
    team ??
    (from === null ? '' : placeName(from, matches));
  return [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: fields.tournament, of: ({ tournament }) => tournament },
    { head: fields.stage, of: ({ stage }) => codes[stage] },
    { head: fields.group_short, of: ({ group }) => group ?? '' },
    { head: fields.number, of: ({ number }) => String(number) },
    { head: fields.home, of: ({ home }) => side(home) },
    { head: fields.away, of: ({ away }) => side(away) },
    { head: fields.date, of: ({ date }) => date ?? '' },
    { head: fields.start, of: ({ startTime }) => startTime ?? '' },
    { head: fields.pitch, of: ({ pitch }) => (pitch === null ? '' : pitchName(pitch)) },
    { head: csv.score, of: scoreText },
  ];
}

/** The score of a match, such as `2–1`, with penalties after it; empty before the match. */
export function scoreText({
  homeGoals,
  awayGoals,
  homePenalties,
  awayPenalties,
}: StaffMatchAnswer): string {
  if (homeGoals === null) return '';
  const penalties = homePenalties === null ? '' : ` (${homePenalties}–${awayPenalties})`;
  return `${homeGoals}–${awayGoals}${penalties}`;
}
