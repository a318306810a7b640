import { csvAmount } from '@five/shared/csv/csv-file';
import type { Texts } from '@five/shared/locales/locale';
import { PRICING_TYPES } from '@five/shared/pricings/pricings.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useAppLocale } from '../platform/i18n.ts';
import { CodeChoice } from '../platform/tables/choice-inputs.tsx';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { useListed } from '../platform/use-listed.ts';
import { useWeekday } from '../platform/weekdays.ts';
import { Money } from '../platform/period-text.tsx';
import { ArchivedFilter, ArchivedTag } from './archived.tsx';
import { PricingScope } from './pricing-scope.tsx';

/** List of prices: session prices with their conditions, pack prices and academy prices. */
export function PricingList() {
  const { codes, csv, fields, page, states } = useContentTexts();
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
          label={fields.type}
          codes={PRICING_TYPES}
          names={codes}
          empty={page.any}
          alwaysOn
        />,
        <ArchivedFilter key="archived" source="archived" label={fields.status} alwaysOn />,
      ]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => textOf(name) },
        { head: fields.type, of: ({ type }) => codes[type] },
        { head: csv.price, of: ({ totalCents }) => csvAmount(totalCents, locale) },
        { head: fields.hours, of: ({ numberOfHours }) => String(numberOfHours ?? '') },
        { head: fields.duration, of: ({ durationMinutes }) => String(durationMinutes ?? '') },
        { head: fields.tariff, of: ({ tariff }) => tariff },
        { head: fields.pitch, of: ({ pitch }) => pitch ?? '' },
        { head: fields.weekday, of: ({ weekdays }) => listed((weekdays ?? []).map(weekday)) },
        { head: fields.from, of: ({ from }) => from ?? '' },
        { head: fields.to, of: ({ to }) => to ?? '' },
        { head: fields.start, of: ({ startTime }) => startTime ?? '' },
        { head: fields.end, of: ({ endTime }) => endTime ?? '' },
        { head: states.archived, of: ({ archived }) => (archived ? csv.yes : '') },
      ]}
      rowTemplate={(pricing) => ({
        title: textOf(pricing.name),
        detail: (
          <>
            {codes[pricing.type]} · <Money cents={pricing.totalCents} />{' '}
            <PricingScope pricing={pricing} />
          </>
        ),
        state: pricing.archived && <ArchivedTag />,
      })}
    />
  );
}
