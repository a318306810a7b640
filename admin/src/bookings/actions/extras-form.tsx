import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { MAX_NOTE } from '@five/shared/platform/lengths';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { refuseEditConflict } from '../../platform/requests/edit-conflict.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { changeBooking, readBooking } from '../bookings.queries.ts';
import { ExtrasFields } from './extras-fields.tsx';
import { BOOKING_TEXTS, extrasChanges, extrasOn } from './extras.rules.ts';

/** Form for the add-ons of a booking, and its texts. */
export function ExtrasForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const [had] = useState(() => extrasOn(booking));
  const [extras, setExtras] = useState(had);
  const changes = extrasChanges(extras, had);
  const act = useAction(
    async () => {
      await refuseEditConflict({ ...changes }, { ...had }, async () => ({
        ...extrasOn(await readBooking(booking.reference)),
      }));
      return changeBooking(booking.reference, changes);
    },
    () => t('extras.done'),
  );
  const send = () =>
    Object.keys(changes).length === 0 ? onDone() : act.mutate(undefined, { onSuccess: onDone });
  return (
    <ActionForm
      title={t('extras.title')}
      submit={t('extras.submit')}
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <ExtrasFields
        booking={booking}
        chosen={extras.addons}
        refused={act.isPending ? undefined : failureOf(act.error).addon}
        onChange={(addons) => setExtras({ ...extras, addons })}
      />
      {BOOKING_TEXTS.map((text) => (
        <TextField
          key={text}
          label={t(`labels.booking.${text}`)}
          value={extras[text]}
          onChange={({ target }) => setExtras({ ...extras, [text]: target.value })}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: MAX_NOTE, dir: 'auto' } }}
        />
      ))}
    </ActionForm>
  );
}
