import type { StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { RecordChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useListed } from '../../platform/texts/use-listed.ts';
import { usePitchName, useWeekday } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { Tag } from '../../ui/tag.tsx';

type Row = StaffSessionAnswer<Texts>;

export function SessionList() {
  const weekday = useWeekday();
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const pitchName = usePitchName();
  return (
    <TableList<Row>
      table="academy_sessions"
      filters={[
        <RecordChoice
          key="season"
          source="season"
          label={t('fields.season')}
          table="academy_seasons"
          naming="name"
          empty={t('page.any')}
          alwaysOn
        />,
      ]}
      columns={[
        { head: t('labels.record.reference'), of: ({ reference }) => reference },
        { head: t('fields.name'), of: ({ name }) => textOf(name) },
        { head: t('fields.weekday'), of: (session) => weekday(session.weekday) },
        { head: t('fields.start'), of: ({ startTime }) => startTime },
        { head: t('fields.end'), of: ({ endTime }) => endTime },
        { head: t('fields.pitch'), of: ({ pitch }) => pitchName(pitch) },
        { head: t('fields.min_age'), of: ({ minAge }) => String(minAge) },
        { head: t('fields.max_age'), of: ({ maxAge }) => String(maxAge) },
        { head: t('fields.capacity'), of: ({ capacity }) => String(capacity) },
        { head: t('csv.waiting'), of: ({ waiting }) => String(waiting) },
      ]}
      rowTemplate={(session) => ({
        title: textOf(session.name),
        detail: (
          <>
            {weekday(session.weekday)} · <Span {...session} /> ·{' '}
            <bdi>{pitchName(session.pitch)}</bdi> ·{' '}
            {t('record_states.ages', {
              count: session.maxAge,
              min: session.minAge,
              max: session.maxAge,
            })}
          </>
        ),
        state: <Places session={session} />,
      })}
    />
  );
}

function Places({ session: { placesLeft, waiting, missed } }: { session: Row }) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  const listed = useListed();
  return (
    <>
      <Tag tone={placesLeft > 0 ? 'paid' : 'due'} icon={IconUsers}>
        {placesLeft > 0
          ? t('record_states.places_left', { count: placesLeft })
          : t('record_states.full')}
      </Tag>
      {waiting > 0 && (
        <Tag tone="waiting" icon={IconUsers}>
          {t('record_states.in_line', { count: waiting })}
        </Tag>
      )}
      {missed.length > 0 && (
        <Tag tone="overdue" icon={IconAlertTriangle}>
          {t('record_states.missed', { dates: listed(missed.map(date)) })}
        </Tag>
      )}
    </>
  );
}
