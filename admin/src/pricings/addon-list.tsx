import { csvAmount } from '@five/shared/csv/csv-file';
import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { useAppLocale } from '../platform/i18n.ts';
import { Money } from '../platform/period-text.tsx';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { ArchivedFilter, ArchivedTag } from './archived.tsx';

export function AddonList() {
  const { csv, fields, states } = useContentTexts();
  const locale = useAppLocale();
  const textOf = useTextOf();
  return (
    <TableList<AddonAnswer<Texts>>
      table="addons"
      filters={[<ArchivedFilter key="archived" source="archived" label={fields.status} alwaysOn />]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => textOf(name) },
        {
          head: fields.options,
          of: ({ options }) =>
            options
              .map(({ name, priceCents }) => `${textOf(name)} ${csvAmount(priceCents, locale)}`)
              .join(' · '),
        },
        { head: fields.stock, of: ({ stock }) => String(stock ?? '') },
        { head: states.archived, of: ({ archived }) => (archived ? csv.yes : '') },
      ]}
      rowTemplate={({ name, options, archived }) => ({
        title: textOf(name),
        detail: options.map(({ code, name: option, priceCents }, index) => (
          <span key={code}>
            {index > 0 && ' · '}
            <bdi>{textOf(option)}</bdi> (<Money cents={priceCents} />)
          </span>
        )),
        state: archived && <ArchivedTag />,
      })}
    />
  );
}
