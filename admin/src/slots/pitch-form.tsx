import type { Texts } from '@five/shared/locales/locale';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BooleanInput } from 'react-admin';
import { pitchesQuery } from '../platform/requests/venue.queries.ts';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { CodeInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
import { PitchCheck } from './pitch-check.tsx';
import { proposedPitch } from './pitch-code.rules.ts';

/** Form for a new pitch, with a proposed code and name; it is bookable by default. */
export function PitchCreate() {
  const t = useTypedTranslate();
  const { data: pitches } = useQuery(pitchesQuery());
  const proposed = useMemo(() => pitches && proposedPitch(pitches), [pitches]);
  return (
    <TableCreate table="pitches" record={proposed}>
      <CodeInput source="code" label={t('fields.code')} helperText={t('fields.code_help.pitch')} />
      <TextsInput source="name" label={t('fields.name')} />
      <BooleanInput source="active" label={t('fields.active')} defaultValue helperText={false} />
    </TableCreate>
  );
}

export function PitchEdit() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  return (
    <TableEdit<PitchAnswer<Texts>> table="pitches" title={({ name }) => textOf(name)}>
      <TextsInput source="name" label={t('fields.name')} />
      <BooleanInput source="active" label={t('fields.active')} helperText={false} />
      <PitchCheck />
    </TableEdit>
  );
}
