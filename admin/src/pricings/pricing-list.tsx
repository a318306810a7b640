import { csvAmount } from '@five/shared/csv/csv-file';
import type { Texts } from '@five/shared/locales/locale';
import { PRICING_TYPES } from '@five/shared/pricings/pricings.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useAppLocale, useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { CodeChoice } from '../platform/tables/inputs/choice-inputs.tsx';
import { TableList } from '../platform/tables/lists/table-list.tsx';
import { useListed } from '../platform/texts/use-listed.ts';
import { useWeekday } from '../platform/texts/use-names.ts';
import { Money } from '../platform/texts/formatted.tsx';
import { ArchivedFilter, ArchivedTag } from './archived.tsx';
import { PricingScope } from './pricing-scope.tsx';

/** List of prices: session prices with their conditions, pack prices and academy prices. */
export function PricingList() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const weekday = useWeekday();
  const listed = useListed();
  const textOf = useTextOf();
  return (
    <TableList<PricingAnswer<Texts>>
      table="pricings"
      filters={[
        <CodeChoice
          key="type"
          source="type"
          label={t('fields.type')}
          codes={PRICING_TYPES}
          names={(code) => t(`codes.${code}`)}
          empty={t('page.any')}
          alwaysOn
        />,
        <ArchivedFilter key="archived" source="archived" label={t('fields.status')} alwaysOn />,
      ]}
      columns={[
        { head: t('labels.record.reference'), of: ({ reference }) => reference },
        { head: t('fields.name'), of: ({ name }) => textOf(name) },
        { head: t('fields.type'), of: ({ type }) => t(`codes.${type}`) },
        { head: t('csv.price'), of: ({ totalCents }) => csvAmount(totalCents, locale) },
        { head: t('fields.hours'), of: ({ numberOfHours }) => String(numberOfHours ?? '') },
        { head: t('fields.duration'), of: ({ durationMinutes }) => String(durationMinutes ?? '') },
        { head: t('fields.tariff'), of: ({ tariff }) => tariff },
        { head: t('fields.pitch'), of: ({ pitch }) => pitch ?? '' },
        { head: t('fields.weekday'), of: ({ weekdays }) => listed((weekdays ?? []).map(weekday)) },
        { head: t('fields.from'), of: ({ from }) => from ?? '' },
        { head: t('fields.to'), of: ({ to }) => to ?? '' },
        { head: t('fields.start'), of: ({ startTime }) => startTime ?? '' },
        { head: t('fields.end'), of: ({ endTime }) => endTime ?? '' },
        { head: t('record_states.archived'), of: ({ archived }) => (archived ? t('csv.yes') : '') },
      ]}
      rowTemplate={(pricing) => ({
        title: textOf(pricing.name),
        detail: (
          <>
            {t(`codes.${pricing.type}`)} · <Money cents={pricing.totalCents} />{' '}
            <PricingScope pricing={pricing} />
          </>
        ),
        state: pricing.archived && <ArchivedTag />,
      })}
    />
  );
}
