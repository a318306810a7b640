import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_KINDS, PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { StaffPartnerAnswer } from '@five/shared/venue/content.contract';
import { CodeChoice } from '../../platform/tables/choice-inputs.tsx';
import { FieldRow } from '../../platform/tables/field-group.tsx';
import { FileInput } from '../../platform/tables/file-input.tsx';
import { CodeInput, DisplayDates, LineInput } from '../../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/table-form.tsx';
import { TextsInput } from '../../platform/tables/texts-input.tsx';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useFormat } from '../../platform/use-format.ts';
import card from '../../ui/card.module.css';
import css from './partner-views.module.css';

export function PartnerCreate() {
  return (
    <TableCreate table="partners">
      <PartnerFields />
    </TableCreate>
  );
}

export function PartnerEdit() {
  return (
    <TableEdit<StaffPartnerAnswer<Texts>>
      table="partners"
      title={({ name }) => name}
      above={(partner) => <Views partner={partner} />}
    >
      <PartnerFields />
    </TableEdit>
  );
}

/** Shows how often visitors have viewed a sponsor. */
function Views({
  partner: { viewsLast30Days, viewsInWindow },
}: {
  partner: StaffPartnerAnswer<Texts>;
}) {
  const { views } = useContentTexts();
  const { count } = useFormat();
  return (
    <section className={`${card['card']} ${css['views']}`} aria-label={views.title}>
      <dl>
        <div>
          <dt>{views.last_30_days}</dt>
          <dd>{count(viewsLast30Days)}</dd>
        </div>
        <div>
          <dt>{views.in_window}</dt>
          <dd>{count(viewsInWindow)}</dd>
        </div>
      </dl>
      <p>{views.help}</p>
    </section>
  );
}

function PartnerFields() {
  const { codes, fields } = useContentTexts();
  return (
    <>
      <LineInput source="name" label={fields.name} />
      <FieldRow>
        <CodeChoice source="kind" label={fields.kind} codes={PARTNER_KINDS} names={codes} />
        <CodeChoice source="tier" label={fields.tier} codes={PARTNER_TIERS} names={codes} />
        <CodeInput source="url" label={fields.url} />
      </FieldRow>
      <FileInput label={fields.logo} stored="logo" />
      <DisplayDates />
      <TextsInput source="text" label={fields.text} rows={3} optional />
    </>
  );
}
