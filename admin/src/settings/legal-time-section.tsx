import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { AddItem } from '../platform/tables/lists/add-item.tsx';
import { FieldRow } from '../platform/tables/forms/field-group.tsx';
import { WholeInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { UtcInput } from '../platform/tables/inputs/utc-input.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Section } from './section.tsx';
import css from './section.module.css';

/** Changes of the legal time by decree that the zone data of the server may not contain yet. */
export function LegalTimeSection() {
  const t = useTypedTranslate();
  return (
    <Section id="legal-time" title={t('venue.legal_time')} contents={t('contents.legal_time')}>
      <p className={css['help']}>{t('venue.legal_time_help')}</p>
      <ArrayInput source="zoneOverrides" label={false} helperText={false}>
        <SimpleFormIterator
          fullWidth
          disableClear
          disableReordering
          addButton={<AddItem label={t('venue.add_turn')} />}
        >
          <FieldRow>
            <UtcInput
              source="from"
              labels={{ date: t('venue.turn_date'), time: t('venue.turn_time') }}
            />
            <WholeInput source="offsetMinutes" label={t('venue.turn_offset')} />
          </FieldRow>
        </SimpleFormIterator>
      </ArrayInput>
    </Section>
  );
}
