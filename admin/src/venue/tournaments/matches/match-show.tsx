import type {
  StaffMatchAnswer,
  StaffTeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { ShowBase, useGetMany, useShowContext } from 'ra-core';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { TablePage } from '../../../platform/tables/table-page.tsx';
import { mayDo } from '../../../platform/tables/tables.ts';
import { Empty } from '../../../ui/empty.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { ScoreForm } from './score-form.tsx';

/** Page to enter a result, used on a phone beside the pitch. */
export function MatchShow() {
  return (
    <ShowBase resource="tournament_matches">
      <MatchScore />
    </ShowBase>
  );
}

function MatchScore() {
  const t = useTypedTranslate();
  const { record: match } = useShowContext<StaffMatchAnswer>();
  const { home, away } = match ?? {};
  const ids = [home?.team, away?.team].filter((team) => typeof team === 'string');
  const { data: teams } = useGetMany<StaffTeamAnswer>(
    'teams',
    { ids },
    { enabled: ids.length === 2 },
  );
  if (!match || (ids.length === 2 && !teams)) return <PageLoading label={t('panel.loading')} />;
  const nameOf = (id: string | null) => teams?.find((team) => team.id === id)?.name ?? '';
  return (
    <TablePage
      title={`${t(`codes.${match.stage}`)} ${match.number}`}
      back={{ to: '/tournament_matches', name: t('tables.tournament_matches.name') }}
      allowed={mayDo('tournament_matches', 'update')}
    >
      {ids.length === 2 ? (
        <ScoreForm
          key={match.id}
          match={match}
          home={nameOf(match.home.team)}
          away={nameOf(match.away.team)}
        />
      ) : (
        <Empty title={t('score.unknown')} help={t('score.unknown_help')} />
      )}
    </TablePage>
  );
}
