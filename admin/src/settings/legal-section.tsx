import { VAT_KINDS, VAT_RATES, VAT_STATUSES } from '@five/shared/venue/venue.codes';
import { formatPercent } from '@five/shared/money/money';
import { useWatch } from 'react-hook-form';
import { CodeChoice } from '../platform/tables/inputs/choice-inputs.tsx';
import { CodeInput, LineInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
import { FieldGroup } from '../platform/tables/forms/field-group.tsx';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { Section } from './section.tsx';

/** Legal identity and VAT. */
export function LegalSection() {
  const t = useTypedTranslate();
  return (
    <Section id="legal" title={t('venue.legal')} contents={t('contents.legal')}>
      <FieldGroup>
        <LineInput source="legal.name" label={t('venue.legal_name')} />
        <CodeInput source="legal.ice" label={t('venue.ice')} />
        <CodeInput source="legal.taxId" label={t('venue.tax_id')} />
        <CodeInput source="legal.rc" label={t('venue.rc')} />
        <CodeInput source="legal.cndp" label={t('venue.cndp')} helperText={t('venue.cndp_help')} />
      </FieldGroup>
      <VatFields />
    </Section>
  );
}

/** The rates of a venue that is liable, or the legal mention of one that is not. */
function VatFields() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const status: unknown = useWatch({ name: 'vat.status' });
  return (
    <>
      <FieldGroup legend={t('vat.title')} help={t('vat.help')}>
        <CodeChoice
          source="vat.status"
          label={t('vat.status')}
          codes={VAT_STATUSES}
          names={(code) => t(`vat.${code}`)}
          needed
        />
        {status === 'liable' &&
          VAT_KINDS.map((kind) => (
            <CodeChoice
              key={kind}
              source={`vat.${kind}`}
              label={t(`vat.${kind}`)}
              codes={VAT_RATES}
              names={(rate) => `${formatPercent(rate, locale)}\u00a0%`}
              needed
            />
          ))}
      </FieldGroup>
      {status === 'exempt' && (
        <TextsInput
          source="vat.mention"
          label={t('vat.mention')}
          help={t('vat.mention_help')}
          stacked
          optional
        />
      )}
    </>
  );
}
