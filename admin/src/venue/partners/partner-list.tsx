import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { StaffPartnerAnswer } from '@five/shared/venue/content.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import type { Column } from '../../platform/lists/export-button.tsx';
import { CodeChoice, FlagChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { DisplayTag, useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useToday } from '../../desk/desk.queries.ts';

/** Partners by tier as on the site; staff set the order within a tier by hand. */
export function PartnerList() {
  const t = useTypedTranslate();
  const { count } = useFormat();
  const days = useDays();
  const today = useToday();
  const columns = usePartnerColumns();
  return (
    <TableList<StaffPartnerAnswer<Texts>>
      table="partners"
      filters={[
        <CodeChoice
          key="tier"
          source="tier"
          label={t('fields.tier')}
          codes={PARTNER_TIERS}
          names={(code) => t(`codes.${code}`)}
          empty={t('page.any')}
          alwaysOn
        />,
        <FlagChoice
          key="shown"
          source="shown"
          label={t('fields.display')}
          yes={t('record_states.shown')}
          no={t('record_states.over')}
          alwaysOn
        />,
      ]}
      columns={columns}
      rowTemplate={(partner) => ({
        picture: partner.logo,
        mark: initialsOf(partner.name),
        title: partner.name,
        detail: (
          <>
            {t(`codes.${partner.kind}`)} · {t(`codes.${partner.tier}`)} · {days(partner)} ·{' '}
            {t('views.line', { count: count(partner.viewsLast30Days) })}
          </>
        ),
        state: <DisplayTag window={partner} today={today} />,
      })}
      order={{ field: 'position', place: ({ position }) => position, group: ({ tier }) => tier }}
    />
  );
}

/** Columns of the CSV export of the partners. */
function usePartnerColumns(): Column<StaffPartnerAnswer<Texts>>[] {
  const t = useTypedTranslate();
  return [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.name'), of: ({ name }) => name },
    { head: t('fields.kind'), of: ({ kind }) => t(`codes.${kind}`) },
    { head: t('fields.tier'), of: ({ tier }) => t(`codes.${tier}`) },
    { head: t('fields.url'), of: ({ url }) => url ?? '' },
    { head: t('fields.from'), of: ({ from }) => from ?? '' },
    { head: t('fields.to'), of: ({ to }) => to ?? '' },
    { head: t('views.last_30_days'), of: ({ viewsLast30Days }) => String(viewsLast30Days) },
    { head: t('views.in_window'), of: ({ viewsInWindow }) => String(viewsInWindow) },
  ];
}

/** Initials of a partner, shown if there is no logo. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
