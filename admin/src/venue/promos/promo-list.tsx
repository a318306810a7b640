import type { Texts } from '@five/shared/locales/locale';
import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { FlagChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { useToday } from '../../desk/desk.queries.ts';
import { PromoTag } from './promo-tag.tsx';

export function PromoList() {
  const t = useTypedTranslate();
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
          label={t('fields.display')}
          yes={t('record_states.shown')}
          no={t('record_states.over')}
          alwaysOn
        />,
      ]}
      columns={[
        { head: t('labels.record.reference'), of: ({ reference }) => reference },
        { head: t('fields.title'), of: ({ title }) => textOf(title) },
        { head: t('fields.text'), of: ({ text }) => textOf(text) },
        { head: t('fields.path'), of: ({ path }) => path ?? '' },
        { head: t('fields.from'), of: ({ from }) => from ?? '' },
        { head: t('fields.to'), of: ({ to }) => to ?? '' },
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
