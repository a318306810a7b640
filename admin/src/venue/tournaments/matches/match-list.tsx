import { STAGES } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { IconBallFootball, IconCircleCheck } from '@tabler/icons-react';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { CodeChoice, FlagChoice } from '../../../platform/tables/inputs/choice-inputs.tsx';
import { TableList } from '../../../platform/tables/lists/table-list.tsx';
import { useFormat } from '../../../platform/texts/use-format.ts';
import { usePitchName } from '../../../platform/texts/use-names.ts';
import { Span } from '../../../platform/texts/formatted.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MatchActions } from './match-actions.tsx';
import { scoreText, useMatchColumns } from './match-columns.ts';
import { MatchSides } from './match-sides.tsx';
import { TournamentChoice } from '../tournament-choice.tsx';

export function MatchList() {
  const t = useTypedTranslate();
  const columns = useMatchColumns();
  return (
    <TableList<StaffMatchAnswer>
      table="tournament_matches"
      filters={[
        <TournamentChoice key="tournament" source="tournament" empty={t('page.any')} alwaysOn />,
        <CodeChoice
          key="stage"
          source="stage"
          label={t('fields.stage')}
          codes={STAGES}
          names={(code) => t(`codes.${code}`)}
          empty={t('page.any')}
          alwaysOn
        />,
        <FlagChoice
          key="played"
          source="played"
          label={t('fields.result')}
          yes={t('record_states.played')}
          no={t('record_states.unplayed')}
          alwaysOn
        />,
      ]}
      columns={columns}
      rowTemplate={(match) => ({
        title: <MatchSides match={match} />,
        detail: <When match={match} />,
        state: match.played ? (
          <Tag tone="paid" icon={IconCircleCheck}>
            <bdi>{scoreText(match)}</bdi>
          </Tag>
        ) : (
          <Tag tone="waiting" icon={IconBallFootball}>
            {t('record_states.unplayed')}
          </Tag>
        ),
        act: <MatchActions match={match} />,
      })}
    />
  );
}

function When({
  match: { stage, group, number, date, startTime, endTime, pitch },
}: {
  match: StaffMatchAnswer;
}) {
  const t = useTypedTranslate();
  const format = useFormat();
  const pitchName = usePitchName();
  return (
    <>
      {t(`codes.${stage}`)} <bdi>{group === null ? number : `${group} ${number}`}</bdi>
      {date !== null && <> · {format.date(date)}</>}
      {startTime !== null && endTime !== null && (
        <>
          {' '}
          · <Span startTime={startTime} endTime={endTime} />
        </>
      )}
      {pitch !== null && (
        <>
          {' '}
          · <bdi>{pitchName(pitch)}</bdi>
        </>
      )}
    </>
  );
}
