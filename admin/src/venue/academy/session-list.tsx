import type { StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { RecordChoice } from '../../platform/tables/choice-inputs.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import {
  interpolate,
  usePlural,
  useTextOf,
  useContentTexts,
} from '../../platform/tables/use-content-texts.ts';
import { useFormat } from '../../platform/use-format.ts';
import { useListed } from '../../platform/use-listed.ts';
import { usePitchName } from '../../platform/use-pitch-name.ts';
import { Span } from '../../platform/period-text.tsx';
import { useWeekday } from '../../platform/weekdays.ts';
import { Tag } from '../../ui/tag.tsx';

type Row = StaffSessionAnswer<Texts>;

export function SessionList() {
  const weekday = useWeekday();
  const { csv, fields, page, states } = useContentTexts();
  const counted = usePlural();
  const textOf = useTextOf();
  const pitchName = usePitchName();
  return (
    <TableList<Row>
      table="academy_sessions"
      filters={[
        <RecordChoice
          key="season"
          source="season"
          label={fields.season}
          table="academy_seasons"
          naming="name"
          empty={page.any}
          alwaysOn
        />,
      ]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => textOf(name) },
        { head: fields.weekday, of: (session) => weekday(session.weekday) },
        { head: fields.start, of: ({ startTime }) => startTime },
        { head: fields.end, of: ({ endTime }) => endTime },
        { head: fields.pitch, of: ({ pitch }) => pitchName(pitch) },
        { head: fields.min_age, of: ({ minAge }) => String(minAge) },
        { head: fields.max_age, of: ({ maxAge }) => String(maxAge) },
        { head: fields.capacity, of: ({ capacity }) => String(capacity) },
        { head: csv.waiting, of: ({ waiting }) => String(waiting) },
      ]}
      rowTemplate={(session) => ({
        title: textOf(session.name),
        detail: (
          <>
            {weekday(session.weekday)} · <Span {...session} /> ·{' '}
            <bdi>{pitchName(session.pitch)}</bdi> ·{' '}
            {counted(states.ages, session.maxAge, { min: session.minAge, max: session.maxAge })}
          </>
        ),
        state: <Places session={session} />,
      })}
    />
  );
}

function Places({ session: { placesLeft, waiting, missed } }: { session: Row }) {
  const { states } = useContentTexts();
  const { date } = useFormat();
  const listed = useListed();
  return (
    <>
      <Tag tone={placesLeft > 0 ? 'paid' : 'due'} icon={IconUsers}>
        {placesLeft > 0 ? interpolate(states.places_left, { count: placesLeft }) : states.full}
      </Tag>
      {waiting > 0 && (
        <Tag tone="waiting" icon={IconUsers}>
          {interpolate(states.in_line, { count: waiting })}
        </Tag>
      )}
      {missed.length > 0 && (
        <Tag tone="overdue" icon={IconAlertTriangle}>
          {interpolate(states.missed, { dates: listed(missed.map(date)) })}
        </Tag>
      )}
    </>
  );
}
