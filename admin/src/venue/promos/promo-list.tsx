import type { Texts } from '@five/shared/locales/locale';
import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { FlagChoice } from '../../platform/tables/choice-inputs.tsx';
import { useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useTextOf, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useToday } from '../use-today.ts';
import { PromoTag } from './promo-tag.tsx';

export function PromoList() {
  const { csv, fields, states } = useContentTexts();
  const textOf = useTextOf();
  const days = useDays();
  const today = useToday();
  return (
    <TableList<PromoAnswer<Texts>>
      table="promos"
      filters={[
        <FlagChoice
          key="shown"
          source="shown"
          label={fields.display}
          yes={states.shown}
          no={states.over}
          alwaysOn
        />,
      ]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.title, of: ({ title }) => textOf(title) },
        { head: fields.text, of: ({ text }) => textOf(text) },
        { head: fields.path, of: ({ path }) => path ?? '' },
        { head: fields.from, of: ({ from }) => from ?? '' },
        { head: fields.to, of: ({ to }) => to ?? '' },
      ]}
      rowTemplate={(promo) => ({
        picture: promo.image,
        title: textOf(promo.title),
        detail: days(promo),
        state: <PromoTag promo={promo} today={today} />,
      })}
      order={{ field: 'position', place: ({ position }) => position }}
    />
  );
}
