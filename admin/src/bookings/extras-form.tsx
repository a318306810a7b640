import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { MAX_NOTE } from '@five/shared/platform/lengths';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { refuseOvertaken } from '../platform/overtaken.ts';
import { useAct } from '../platform/use-act.ts';
import { changeBooking, readBooking } from './bookings.queries.ts';
import { ExtrasFields } from './extras-fields.tsx';
import { extrasChanges, extrasOn } from './extras.rules.ts';

/** Add-ons and the note for staff. */
export function ExtrasForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const say = useSay();
  const [had] = useState(() => extrasOn(booking));
  const [addons, setAddons] = useState(had.addons);
  const [note, setNote] = useState(had.note);
  const changes = extrasChanges({ addons, note: note.trim() }, had);
  const act = useAct(
    async () => {
      await refuseOvertaken({ ...changes }, { ...had }, async () => ({
        ...extrasOn(await readBooking(booking.reference)),
      }));
      return changeBooking(booking.reference, changes);
    },
    () => say('extras.done'),
  );
  const send = () =>
    Object.keys(changes).length === 0 ? onDone() : act.mutate(undefined, { onSuccess: onDone });
  return (
    <ActForm
      title={say('extras.title')}
      submit={say('extras.submit')}
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <ExtrasFields
        booking={booking}
        chosen={addons}
        refused={act.isPending ? undefined : failureOf(act.error).addon}
        onChange={setAddons}
      />
      <TextField
        label={say('extras.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, dir: 'auto' } }}
      />
    </ActForm>
  );
}
