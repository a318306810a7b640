import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import { changeBooking } from './bookings.queries.ts';
import { ExtrasFields } from './extras-fields.tsx';
import { linesOf } from './extras.rules.ts';

/** What the customer wants besides the pitch, and what the team must not forget. */
export function ExtrasForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const say = useSay();
  const [had] = useState(() => linesOf(booking.addons));
  const [addons, setAddons] = useState(had);
  const [note, setNote] = useState(booking.note ?? '');
  // What was not touched is not sent: a note must not be refused for an addon that is closed.
  const changes = { ...(addons !== had && { addons }), note: note.trim() };
  const act = useAct(
    () => changeBooking(booking.reference, changes),
    () => say('extras.done'),
  );
  return (
    <ActForm title={say('extras.title')} submit={say('extras.submit')} act={act} onSubmit={() => act.mutate(undefined, { onSuccess: onDone })} onBack={onDone}>
      <ExtrasFields chosen={addons} onChange={setAddons} />
      <TextField label={say('extras.note')} value={note} onChange={({ target }) => setNote(target.value)} multiline minRows={2} slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }} />
    </ActForm>
  );
}
