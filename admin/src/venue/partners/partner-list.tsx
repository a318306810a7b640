import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { StaffPartnerAnswer } from '@five/shared/venue/content.contract';
import type { Column } from '../../platform/export-button.tsx';
import { CodeChoice, FlagChoice } from '../../platform/tables/choice-inputs.tsx';
import { DisplayTag, useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { interpolate, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useFormat } from '../../platform/use-format.ts';
import { useToday } from '../use-today.ts';

/** Partners by tier as on the site; staff set the order within a tier by hand. */
export function PartnerList() {
  const { codes, fields, page, states, views } = useContentTexts();
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
          label={fields.tier}
          codes={PARTNER_TIERS}
          names={codes}
          empty={page.any}
          alwaysOn
        />,
        <FlagChoice
          key="shown"
          source="shown"
          label={fields.display}
          yes={states.shown}
          no={states.over}
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
            {codes[partner.kind]} · {codes[partner.tier]} · {days(partner)} ·{' '}
            {interpolate(views.line, { count: count(partner.viewsLast30Days) })}
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
  const { codes, csv, fields, views } = useContentTexts();
  return [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: fields.name, of: ({ name }) => name },
    { head: fields.kind, of: ({ kind }) => codes[kind] },
    { head: fields.tier, of: ({ tier }) => codes[tier] },
    { head: fields.url, of: ({ url }) => url ?? '' },
    { head: fields.from, of: ({ from }) => from ?? '' },
    { head: fields.to, of: ({ to }) => to ?? '' },
    { head: views.last_30_days, of: ({ viewsLast30Days }) => String(viewsLast30Days) },
    { head: views.in_window, of: ({ viewsInWindow }) => String(viewsInWindow) },
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
