import type { StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { TextInput } from 'react-admin';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { FileInput } from '../../platform/tables/inputs/file-input.tsx';
import { CodeInput, LineInput, WholeInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TournamentChoice } from './tournament-choice.tsx';

/** Colour of a new team, until staff choose another colour. */
const FIRST_COLOR = '#1f7a3d';

export function TeamCreate() {
  return (
    <TableCreate table="teams">
      <TournamentChoice />
      <TeamFields />
    </TableCreate>
  );
}

export function TeamEdit() {
  return (
    <TableEdit<StaffTeamAnswer> table="teams" title={({ name }) => name}>
      <TeamFields />
    </TableEdit>
  );
}

function TeamFields() {
  const t = useTypedTranslate();
  return (
    <>
      <FieldRow>
        <LineInput source="name" label={t('fields.name')} />
        <LineInput source="shortName" label={t('fields.short_name')} />
        <CodeInput source="group" label={t('fields.group')} />
        <WholeInput source="position" label={t('fields.lot')} />
        <TextInput
          source="color"
          label={t('fields.color')}
          type="color"
          defaultValue={FIRST_COLOR}
          helperText={false}
        />
      </FieldRow>
      <FileInput label={t('fields.crest')} stored="crest" />
    </>
  );
}
