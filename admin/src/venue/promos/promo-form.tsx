import type { Texts } from '@five/shared/locales/locale';
import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { FileInput } from '../../platform/tables/inputs/file-input.tsx';
import { CodeInput, DisplayDates } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';

export function PromoCreate() {
  return (
    <TableCreate table="promos">
      <PromoFields />
    </TableCreate>
  );
}

export function PromoEdit() {
  const textOf = useTextOf();
  return (
    <TableEdit<PromoAnswer<Texts>> table="promos" title={({ title }) => textOf(title)}>
      <PromoFields />
    </TableEdit>
  );
}

function PromoFields() {
  const t = useTypedTranslate();
  return (
    <>
      <TextsInput source="title" label={t('fields.title')} />
      <TextsInput source="text" label={t('fields.text')} rows={3} />
      <FileInput label={t('fields.picture')} stored="image" crops={['wide', 'square']} />
      <CodeInput source="path" label={t('fields.path')} />
      <DisplayDates />
    </>
  );
}
