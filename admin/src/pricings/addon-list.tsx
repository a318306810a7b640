import { csvAmount } from '@five/shared/csv/csv-file';
import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { useAppLocale, useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { Money } from '../platform/texts/formatted.tsx';
import { TableList } from '../platform/tables/lists/table-list.tsx';
import { ArchivedFilter, ArchivedTag } from './archived.tsx';

export function AddonList() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const textOf = useTextOf();
  return (
    <TableList<AddonAnswer<Texts>>
      table="addons"
      filters={[
        <ArchivedFilter key="archived" source="archived" label={t('fields.status')} alwaysOn />,
      ]}
      columns={[
        { head: t('labels.record.reference'), of: ({ reference }) => reference },
        { head: t('fields.name'), of: ({ name }) => textOf(name) },
        {
          head: t('fields.options'),
          of: ({ options }) =>
            options
              .map(({ name, priceCents }) => `${textOf(name)} ${csvAmount(priceCents, locale)}`)
              .join(' · '),
        },
        { head: t('fields.stock'), of: ({ stock }) => String(stock ?? '') },
        { head: t('record_states.archived'), of: ({ archived }) => (archived ? t('csv.yes') : '') },
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
