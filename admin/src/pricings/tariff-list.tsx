import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';

export function TariffList() {
  const { fields } = useContentTexts();
  const textOf = useTextOf();
  return (
    <TableList<TariffAnswer<Texts>>
      table="tariffs"
      columns={[
        { head: fields.code, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => textOf(name) },
      ]}
      rowTemplate={({ reference, name }) => ({
        title: textOf(name),
        detail: <bdi>{reference}</bdi>,
      })}
    />
  );
}
