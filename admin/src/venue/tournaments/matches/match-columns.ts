import type { MatchSide, StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import type { Column } from '../../../platform/lists/export-button.tsx';
import { allRows } from '../../../platform/requests/all-rows.ts';
import { usePlaceName } from './use-place-name.ts';
import { usePitchName } from '../../../platform/texts/use-names.ts';

/**
 * Export columns of a match. A side is shown as its team name. While the team is unknown, it is
 * shown as text such as 'winner of semi-final 1'.
 */
export function useMatchColumns(): readonly Column<StaffMatchAnswer>[] {
  const t = useTypedTranslate();
  const pitchName = usePitchName();
  const { data: teams = [] } = useQuery({
    queryKey: ['teams', 'every'],
    queryFn: () => allRows('teams', {}),
    staleTime: 60_000,
  });
  const { data: matches = [] } = useQuery({
    queryKey: ['tournament_matches', 'every'],
    queryFn: () => allRows('tournament_matches', {}),
    staleTime: 60_000,
  });
  const placeName = usePlaceName();
  const side = ({ team, from }: MatchSide) =>
    teams.find(({ reference }) => reference === team)?.name ??
    team ??
    (from === null ? '' : placeName(from, matches));
  return [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.tournament'), of: ({ tournament }) => tournament },
    { head: t('fields.stage'), of: ({ stage }) => t(`codes.${stage}`) },
    { head: t('fields.group_short'), of: ({ group }) => group ?? '' },
    { head: t('fields.number'), of: ({ number }) => String(number) },
    { head: t('fields.home'), of: ({ home }) => side(home) },
    { head: t('fields.away'), of: ({ away }) => side(away) },
    { head: t('fields.date'), of: ({ date }) => date ?? '' },
    { head: t('fields.start'), of: ({ startTime }) => startTime ?? '' },
    { head: t('fields.pitch'), of: ({ pitch }) => (pitch === null ? '' : pitchName(pitch)) },
    { head: t('csv.score'), of: scoreText },
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
