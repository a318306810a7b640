import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { TableList } from '../platform/tables/lists/table-list.tsx';

export function TariffList() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  return (
    <TableList<TariffAnswer<Texts>>
      table="tariffs"
      columns={[
        { head: t('fields.code'), of: ({ reference }) => reference },
        { head: t('fields.name'), of: ({ name }) => textOf(name) },
      ]}
      rowTemplate={({ reference, name }) => ({
        title: textOf(name),
        detail: <bdi>{reference}</bdi>,
      })}
    />
  );
}
