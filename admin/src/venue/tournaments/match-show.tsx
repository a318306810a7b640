import type {
  StaffMatchAnswer,
  StaffTeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { ShowBase, useGetMany, useShowContext } from 'ra-core';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { mayDo } from '../../platform/tables/tables.ts';
import { interpolate, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { Empty } from '../../ui/empty.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { ScoreForm } from './score-form.tsx';

/** Page to enter a result, used on a phone beside the pitch. */
export function MatchShow() {
  return (
    <ShowBase resource="matches">
      <MatchScore />
    </ShowBase>
  );
}

function MatchScore() {
  const t = useTypedTranslate();
  const { codes, score, tables } = useContentTexts();
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
      title={interpolate('%{stage} %{number}', { stage: codes[match.stage], number: match.number })}
      back={{ to: '/matches', name: tables.matches.name }}
      allowed={mayDo('matches', 'update')}
    >
      {ids.length === 2 ? (
        <ScoreForm
          key={match.id}
          match={match}
          home={nameOf(match.home.team)}
          away={nameOf(match.away.team)}
        />
      ) : (
        <Empty title={score.unknown} help={score.unknown_help} />
      )}
    </TablePage>
  );
}
