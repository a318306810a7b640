import type { Texts } from '@five/shared/locales/locale';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import { BooleanInput } from 'react-admin';
import { CodeInput } from '../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/table-form.tsx';
import { TextsInput } from '../platform/tables/texts-input.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { PitchCheck } from './pitch-check.tsx';

/** Form for a new pitch, which is bookable by default. */
export function PitchCreate() {
  const { fields } = useContentTexts();
  return (
    <TableCreate table="pitches">
      <CodeInput source="code" label={fields.code} />
      <TextsInput source="name" label={fields.name} />
      <BooleanInput source="active" label={fields.active} defaultValue helperText={false} />
    </TableCreate>
  );
}

export function PitchEdit() {
  const { fields } = useContentTexts();
  const textOf = useTextOf();
  return (
    <TableEdit<PitchAnswer<Texts>> table="pitches" title={({ name }) => textOf(name)}>
      <TextsInput source="name" label={fields.name} />
      <BooleanInput source="active" label={fields.active} helperText={false} />
      <PitchCheck />
    </TableEdit>
  );
}
