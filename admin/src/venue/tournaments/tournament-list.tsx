import type { Texts } from '@five/shared/locales/locale';
import type { StaffTournamentSummary } from '@five/shared/tournaments/tournaments.contract';
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconEyeOff,
  IconPlayerPlay,
  IconStar,
} from '@tabler/icons-react';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { Tag } from '../../ui/tag.tsx';

type Row = StaffTournamentSummary<Texts>;

const LOOKS = {
  upcoming: { tone: 'waiting', icon: IconCalendarEvent },
  running: { tone: 'paid', icon: IconPlayerPlay },
  finished: { tone: 'plain', icon: IconCircleCheck },
} as const;

export function TournamentList() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const days = useDays();
  return (
    <TableList<Row>
      table="tournaments"
      columns={[
        { head: t('labels.record.reference'), of: ({ id }) => id },
        { head: t('fields.title'), of: ({ title }) => textOf(title) },
        { head: t('fields.from'), of: ({ from }) => from },
        { head: t('fields.to'), of: ({ to }) => to },
        { head: t('csv.teams'), of: ({ teamCount }) => String(teamCount) },
        { head: t('fields.status'), of: ({ state }) => t(`record_states.${state}`) },
        { head: t('record_states.unlisted'), of: ({ unlisted }) => (unlisted ? t('csv.yes') : '') },
      ]}
      rowTemplate={(edition) => ({
        picture: edition.poster,
        title: textOf(edition.title),
        detail: (
          <>
            {days(edition)} · {t('record_states.teams', { count: edition.teamCount })} ·{' '}
            <bdi dir="ltr">{edition.id}</bdi>
          </>
        ),
        state: <States edition={edition} />,
      })}
    />
  );
}

function States({ edition: { state, unlisted, featured } }: { edition: Row }) {
  const t = useTypedTranslate();
  return (
    <>
      <Tag {...LOOKS[state]}>{t(`record_states.${state}`)}</Tag>
      {featured && (
        <Tag tone="due" icon={IconStar}>
          {t('record_states.featured')}
        </Tag>
      )}
      {unlisted && (
        <Tag tone="off" icon={IconEyeOff}>
          {t('record_states.unlisted')}
        </Tag>
      )}
    </>
  );
}
