import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_KINDS, PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { StaffPartnerAnswer } from '@five/shared/venue/content.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CodeChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { FileInput } from '../../platform/tables/inputs/file-input.tsx';
import { CodeInput, DisplayDates, LineInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
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
  const t = useTypedTranslate();
  const { count } = useFormat();
  return (
    <section className={`${card['card']} ${css['views']}`} aria-label={t('views.title')}>
      <dl>
        <div>
          <dt>{t('views.last_30_days')}</dt>
          <dd>{count(viewsLast30Days)}</dd>
        </div>
        <div>
          <dt>{t('views.in_window')}</dt>
          <dd>{count(viewsInWindow)}</dd>
        </div>
      </dl>
      <p>{t('views.help')}</p>
    </section>
  );
}

function PartnerFields() {
  const t = useTypedTranslate();
  return (
    <>
      <LineInput source="name" label={t('fields.name')} />
      <FieldRow>
        <CodeChoice
          source="kind"
          label={t('fields.kind')}
          codes={PARTNER_KINDS}
          names={(code) => t(`codes.${code}`)}
        />
        <CodeChoice
          source="tier"
          label={t('fields.tier')}
          codes={PARTNER_TIERS}
          names={(code) => t(`codes.${code}`)}
        />
        <CodeInput source="url" label={t('fields.url')} />
      </FieldRow>
      <FileInput label={t('fields.logo')} stored="logo" />
      <DisplayDates />
      <TextsInput source="text" label={t('fields.text')} rows={3} optional />
    </>
  );
}
