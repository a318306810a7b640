import type { Texts } from '@five/shared/locales/locale';
import type { StaffTournamentSummary } from '@five/shared/tournaments/tournaments.contract';
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconEyeOff,
  IconPlayerPlay,
  IconStar,
} from '@tabler/icons-react';
import { useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import {
  interpolate,
  useTextOf,
  useContentTexts,
} from '../../platform/tables/use-content-texts.ts';
import { Tag } from '../../ui/tag.tsx';

type Row = StaffTournamentSummary<Texts>;

const LOOKS = {
  upcoming: { tone: 'waiting', icon: IconCalendarEvent },
  running: { tone: 'paid', icon: IconPlayerPlay },
  finished: { tone: 'plain', icon: IconCircleCheck },
} as const;

export function TournamentList() {
  const { csv, fields, states } = useContentTexts();
  const textOf = useTextOf();
  const days = useDays();
  return (
    <TableList<Row>
      table="tournaments"
      columns={[
        { head: csv.reference, of: ({ id }) => id },
        { head: fields.title, of: ({ title }) => textOf(title) },
        { head: fields.from, of: ({ from }) => from },
        { head: fields.to, of: ({ to }) => to },
        { head: csv.teams, of: ({ teamCount }) => String(teamCount) },
        { head: fields.status, of: ({ state }) => states[state] },
        { head: states.unlisted, of: ({ unlisted }) => (unlisted ? csv.yes : '') },
      ]}
      rowTemplate={(edition) => ({
        picture: edition.poster,
        title: textOf(edition.title),
        detail: (
          <>
            {days(edition)} · {interpolate(states.teams, { count: edition.teamCount })} ·{' '}
            <bdi dir="ltr">{edition.id}</bdi>
          </>
        ),
        state: <States edition={edition} />,
      })}
    />
  );
}

function States({ edition: { state, unlisted, featured } }: { edition: Row }) {
  const { states } = useContentTexts();
  return (
    <>
      <Tag {...LOOKS[state]}>{states[state]}</Tag>
      {featured && (
        <Tag tone="due" icon={IconStar}>
          {states.featured}
        </Tag>
      )}
      {unlisted && (
        <Tag tone="off" icon={IconEyeOff}>
          {states.unlisted}
        </Tag>
      )}
    </>
  );
}
