import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import { CodeInput } from '../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/table-form.tsx';
import { TextsInput } from '../platform/tables/texts-input.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';

export function TariffCreate() {
  const { fields } = useContentTexts();
  return (
    <TableCreate table="tariffs">
      <CodeInput source="code" label={fields.code} />
      <TextsInput source="name" label={fields.name} />
    </TableCreate>
  );
}

export function TariffEdit() {
  const { fields } = useContentTexts();
  const textOf = useTextOf();
  return (
    <TableEdit<TariffAnswer<Texts>> table="tariffs" title={({ name }) => textOf(name)}>
      <TextsInput source="name" label={fields.name} />
    </TableEdit>
  );
}
