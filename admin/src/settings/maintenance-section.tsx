import { FormControlLabel, Switch } from '@mui/material';
import { useInput } from 'ra-core';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { HourInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
import { Section } from './section.tsx';

const FIRST_NOTICE = { message: { fr: null, en: null, ar: null }, retryAfter: '01:00' };

/**
 * Maintenance mode. While it is on, the text for visitors and the expected end can be edited.
 * Switching it off removes both.
 */
export function MaintenanceSection() {
  const t = useTypedTranslate();
  const { field } = useInput({ source: 'maintenance', defaultValue: null });
  const isOn = Boolean(field.value);
  return (
    <Section id="maintenance" title={t('venue.maintenance')} contents={t('contents.maintenance')}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={({ target }) => field.onChange(target.checked ? FIRST_NOTICE : null)}
          />
        }
        label={t('venue.maintenance_on')}
      />
      {isOn && (
        <TextsInput source="maintenance.message" label={t('venue.maintenance_message')} rows={2} />
      )}
      {isOn && <HourInput source="maintenance.retryAfter" label={t('venue.retry_after')} />}
    </Section>
  );
}
