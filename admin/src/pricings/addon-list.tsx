import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { Money } from '../platform/when.tsx';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useWords } from '../platform/tables/use-words.ts';
import { ArchivedFilter, ArchivedTag } from './archived.tsx';

export function AddonList() {
  const { fields } = useWords();
  const textOf = useTextOf();
  return (
    <TableList<AddonAnswer<Texts>>
      table="addons"
      filters={[<ArchivedFilter key="archived" source="archived" label={fields.status} alwaysOn />]}
      face={({ name, options, archived }) => ({
        title: textOf(name),
        detail: options.map(({ code, name: option, priceCents }, index) => (
          <span key={code}>{index > 0 && ' · '}<bdi>{textOf(option)}</bdi> <Money cents={priceCents} /></span>
        )),
        state: archived && <ArchivedTag />,
      })}
    />
  );
}
