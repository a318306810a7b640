import { FormControlLabel, Switch } from '@mui/material';
import { useInput } from 'ra-core';
import { HourInput } from '../platform/tables/simple-inputs.tsx';
import { TextsInput } from '../platform/tables/texts-input.tsx';
import { useContentTexts } from '../platform/tables/use-content-texts.ts';
import { Section } from './section.tsx';

const FIRST_NOTICE = { message: { fr: null, en: null, ar: null }, retryAfter: '01:00' };

/**
 * Maintenance mode. While it is on, the text for visitors and the expected end can be edited.
 * Switching it off removes both.
 */
export function MaintenanceSection() {
  const { venue } = useContentTexts();
  const { field } = useInput({ source: 'maintenance', defaultValue: null });
  const isOn = Boolean(field.value);
  return (
    <Section title={venue.maintenance}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={({ target }) => field.onChange(target.checked ? FIRST_NOTICE : null)}
          />
        }
        label={venue.maintenance_on}
      />
      {isOn && (
        <TextsInput source="maintenance.message" label={venue.maintenance_message} rows={2} />
      )}
      {isOn && <HourInput source="maintenance.retryAfter" label={venue.retry_after} />}
    </Section>
  );
}
