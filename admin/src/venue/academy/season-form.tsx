import type { AcademySeasonAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { RelatedLists } from '../../platform/tables/lists/related-lists.tsx';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { DayInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';

export function SeasonCreate() {
  return (
    <TableCreate table="academy_seasons">
      <SeasonFields />
    </TableCreate>
  );
}

export function SeasonEdit() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const lists = (season: string) => [
    { table: 'academy_sessions', name: t('acts.sessions'), filter: { season } },
    {
      table: 'academy_registrations',
      name: t('tables.academy_registrations.name'),
      filter: { season },
    },
  ];
  return (
    <TableEdit<AcademySeasonAnswer<Texts>>
      table="academy_seasons"
      title={({ name }) => textOf(name)}
      above={({ reference }) => <RelatedLists lists={lists(reference)} />}
    >
      <SeasonFields />
    </TableEdit>
  );
}

function SeasonFields() {
  const t = useTypedTranslate();
  return (
    <>
      <TextsInput source="name" label={t('fields.name')} />
      <FieldRow>
        <DayInput source="from" label={t('fields.from')} />
        <DayInput source="to" label={t('fields.to')} />
      </FieldRow>
      <TextsInput source="text" label={t('fields.text')} rows={3} optional />
    </>
  );
}
