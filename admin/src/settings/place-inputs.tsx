import { parsePosition, positionText } from '@five/shared/venue/place.rules';
import { PLACEHOLDERS } from '@five/shared/venue/setup/setup.rules';
import { TextField } from '@mui/material';
import { useInput, ValidationError } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { type Link, linkOf, whatsAppOf, withWhatsApp } from './whats-app.rules.ts';

/** Attributes of a field whose text is left to right in every language. */
const LEFT_TO_RIGHT = { dir: 'ltr', autoComplete: 'off' } as const;

/**
 * The position of the venue in one field, as it is copied from a map app. It fills latitude and
 * longitude; a text without a position stays in the field of the latitude, which refuses it.
 */
export function PositionInput() {
  const t = useTypedTranslate();
  const { field: latitude, fieldState } = useInput({
    source: 'latitude',
    validate: (value: unknown) =>
      typeof value === 'string' ? t('venue.position_wrong') : undefined,
  });
  const { field: longitude } = useInput({ source: 'longitude' });
  const stored = { latitude: latitude.value, longitude: longitude.value };
  const [typed, setTyped] = useState(
    typeof stored.latitude === 'number' ? positionText(stored) : '',
  );
  const change = (text: string) => {
    const position = parsePosition(text);
    setTyped(text);
    latitude.onChange(position?.latitude ?? (text.trim() || null));
    longitude.onChange(position?.longitude ?? null);
  };
  const wrong = fieldState.error?.message;
  return (
    <TextField
      label={t('venue.position')}
      inputRef={latitude.ref}
      value={typed}
      onChange={({ target }) => change(target.value)}
      error={wrong !== undefined}
      helperText={wrong && <ValidationError error={wrong} />}
      slotProps={{ htmlInput: LEFT_TO_RIGHT }}
    />
  );
}

/** The email address of the venue; the placeholder of a new venue is not shown. */
export function VenueEmailInput() {
  const t = useTypedTranslate();
  return (
    <TextInput
      source="email"
      label={t('labels.person.email')}
      format={(email: unknown) => (email === PLACEHOLDERS.email ? '' : (email ?? ''))}
      helperText={false}
      slotProps={{ htmlInput: LEFT_TO_RIGHT }}
    />
  );
}

/** The WhatsApp number of the venue, which is one of its social links. */
export function WhatsAppInput() {
  const t = useTypedTranslate();
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const links: Link[] = useWatch({ name: 'socialLinks' }) ?? [];
  const index = links.findIndex(({ network }) => network === 'whatsapp');
  const wrong: unknown = get(errors, `socialLinks.${index}.url.message`);
  return (
    <TextField
      label={t('venue.whats_app')}
      type="tel"
      value={whatsAppOf(links)}
      onChange={({ target }) =>
        setValue('socialLinks', withWhatsApp(links, target.value), { shouldDirty: true })
      }
      onBlur={() =>
        index >= 0 &&
        setValue('socialLinks', withWhatsApp(links, linkOf(whatsAppOf(links))), {
          shouldDirty: true,
        })
      }
      error={typeof wrong === 'string'}
      helperText={typeof wrong === 'string' && <ValidationError error={wrong} />}
      slotProps={{ htmlInput: LEFT_TO_RIGHT }}
    />
  );
}
