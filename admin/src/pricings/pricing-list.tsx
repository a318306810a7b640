import type { Texts } from '@five/shared/locales/locale';
import { PRICING_TYPES } from '@five/shared/pricings/pricings.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { CodeChoice } from '../platform/tables/choice-inputs.tsx';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useWords } from '../platform/tables/use-words.ts';
import { Money } from '../platform/when.tsx';
import { ArchivedFilter, ArchivedTag } from './archived.tsx';
import { PricingScope } from './pricing-scope.tsx';

/** Session prices with when they apply, packs, academy. */
export function PricingList() {
  const { codes, fields, page } = useWords();
  const textOf = useTextOf();
  return (
    <TableList<PricingAnswer<Texts>>
      table="pricings"
      filters={[
        <CodeChoice key="type" source="type" label={fields.type} codes={PRICING_TYPES} names={codes} empty={page.any} alwaysOn />,
        <ArchivedFilter key="archived" source="archived" label={fields.status} alwaysOn />,
      ]}
      face={(pricing) => ({
        title: textOf(pricing.name),
        detail: <>{codes[pricing.type]} · <Money cents={pricing.totalCents} /> <PricingScope pricing={pricing} /></>,
        state: pricing.archived && <ArchivedTag />,
      })}
    />
  );
}
