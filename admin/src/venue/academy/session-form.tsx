import type { StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { allRows } from '../../platform/requests/all-rows.ts';
import { RelatedLists } from '../../platform/tables/lists/related-lists.tsx';
import {
  CodeChoice,
  PitchChoice,
  RecordChoice,
} from '../../platform/tables/inputs/choice-inputs.tsx';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { HourInput, WholeInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';
import { CollapsibleCallList } from '../../platform/lists/customers-to-call.tsx';
import { useWeekday, WEEKDAYS } from '../../platform/texts/use-names.ts';

export function SessionCreate() {
  const t = useTypedTranslate();
  return (
    <TableCreate table="academy_sessions">
      <RecordChoice
        source="season"
        label={t('fields.season')}
        table="academy_seasons"
        naming="name"
      />
      <SessionFields />
    </TableCreate>
  );
}

export function SessionEdit() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const lists = (session: string) => [
    {
      table: 'academy_registrations',
      name: t('tables.academy_registrations.name'),
      filter: { session },
    },
  ];
  return (
    <TableEdit<StaffSessionAnswer<Texts>>
      table="academy_sessions"
      title={({ name }) => textOf(name)}
      above={({ reference }) => (
        <>
          <RelatedLists lists={lists(reference)} />
          <Families session={reference} />
        </>
      )}
    >
      <SessionFields />
    </TableEdit>
  );
}

/** Lists the families to call if staff change the day, hour or pitch of the academy group. */
function Families({ session }: { session: string }) {
  const t = useTypedTranslate();
  const { data: registrations = [] } = useQuery({
    queryKey: ['academy_registrations', 'families', session],
    queryFn: () =>
      allRows('academy_registrations', {
        session,
        status: ['received', 'confirmed'],
      }),
  });
  if (registrations.length === 0) return null;
  return (
    <CollapsibleCallList
      title={t('attendance.families', { count: registrations.length })}
      people={registrations.map(({ reference, child, guardian }) => ({
        id: reference,
        name: `${guardian.fullName} (${child.firstName})`,
        phone: guardian.phone,
      }))}
    />
  );
}

function SessionFields() {
  const t = useTypedTranslate();
  const weekday = useWeekday();
  return (
    <>
      <TextsInput source="name" label={t('fields.name')} />
      <FieldRow>
        <CodeChoice source="weekday" label={t('fields.weekday')} codes={WEEKDAYS} names={weekday} />
        <HourInput source="startTime" label={t('fields.start')} />
        <HourInput source="endTime" label={t('fields.end')} />
        <PitchChoice source="pitch" label={t('fields.pitch')} />
      </FieldRow>
      <FieldRow>
        <WholeInput source="minAge" label={t('fields.min_age')} />
        <WholeInput source="maxAge" label={t('fields.max_age')} />
        <WholeInput source="capacity" label={t('fields.capacity')} />
      </FieldRow>
    </>
  );
}
