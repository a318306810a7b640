import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { CodeInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';

export function TariffCreate() {
  const t = useTypedTranslate();
  return (
    <TableCreate table="tariffs">
      <CodeInput source="code" label={t('fields.code')} helperText={t('fields.code_help.tariff')} />
      <TextsInput source="name" label={t('fields.name')} />
    </TableCreate>
  );
}

export function TariffEdit() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  return (
    <TableEdit<TariffAnswer<Texts>> table="tariffs" title={({ name }) => textOf(name)}>
      <TextsInput source="name" label={t('fields.name')} />
    </TableEdit>
  );
}
