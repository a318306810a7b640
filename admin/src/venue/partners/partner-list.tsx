import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { PartnerAnswer } from '@five/shared/venue/content.contract';
import { CodeChoice, FlagChoice } from '../../platform/tables/choice-inputs.tsx';
import { DisplayTag, useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useWords } from '../../platform/tables/use-words.ts';
import { useToday } from '../use-today.ts';

/** By tier, as the site shows them; the order within a tier is kept by hand. */
export function PartnerList() {
  const { codes, csv, fields, page, states } = useWords();
  const days = useDays();
  const today = useToday();
  return (
    <TableList<PartnerAnswer<Texts>>
      table="partners"
      filters={[
        <CodeChoice key="tier" source="tier" label={fields.tier} codes={PARTNER_TIERS} names={codes} empty={page.any} alwaysOn />,
        <FlagChoice key="shown" source="shown" label={fields.display} yes={states.shown} no={states.over} alwaysOn />,
      ]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => name },
        { head: fields.kind, of: ({ kind }) => codes[kind] },
        { head: fields.tier, of: ({ tier }) => codes[tier] },
        { head: fields.url, of: ({ url }) => url ?? '' },
        { head: fields.from, of: ({ from }) => from ?? '' },
        { head: fields.to, of: ({ to }) => to ?? '' },
      ]}
      face={(partner) => ({
        picture: partner.logo,
        title: partner.name,
        detail: <>{codes[partner.kind]} · {codes[partner.tier]} · {days(partner)}</>,
        state: <DisplayTag window={partner} today={today} />,
      })}
      order={{ field: 'position', place: ({ position }) => position, group: ({ tier }) => tier }}
    />
  );
}
