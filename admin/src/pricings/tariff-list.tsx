import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useWords } from '../platform/tables/use-words.ts';

export function TariffList() {
  const { fields } = useWords();
  const textOf = useTextOf();
  return (
    <TableList<TariffAnswer<Texts>>
      table="tariffs"
      columns={[
        { head: fields.code, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => textOf(name) },
      ]}
      face={({ reference, name }) => ({ title: textOf(name), detail: <bdi>{reference}</bdi> })}
    />
  );
}
