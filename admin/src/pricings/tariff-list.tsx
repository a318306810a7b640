import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf } from '../platform/tables/use-words.ts';

export function TariffList() {
  const textOf = useTextOf();
  return <TableList<TariffAnswer<Texts>> table="tariffs" face={({ reference, name }) => ({ title: textOf(name), detail: <bdi>{reference}</bdi> })} />;
}
