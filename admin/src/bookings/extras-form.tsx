import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Button, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { intoSight } from '../ui/into-sight.ts';
import { changeBooking } from './bookings.queries.ts';
import { ExtrasFields } from './extras-fields.tsx';
import css from './extras-form.module.css';
import { linesOf } from './extras.rules.ts';

/** What the customer wants besides the pitch, and what the team must not forget. */
export function ExtrasForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const say = useSay();
  const heading = useId();
  const [had] = useState(() => linesOf(booking.addons));
  const [addons, setAddons] = useState(had);
  const [note, setNote] = useState(booking.note ?? '');
  // What was not touched is not sent: a note must not be refused for an addon that is closed.
  const changes = { ...(addons !== had && { addons }), note: note.trim() };
  const act = useAct(
    () => changeBooking(booking.reference, changes),
    () => say('extras.done'),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form ref={intoSight} className={css['form']} aria-labelledby={heading} onSubmit={send} noValidate>
      <h3 id={heading}>{say('extras.title')}</h3>
      <ExtrasFields chosen={addons} onChange={setAddons} />
      <TextField label={say('extras.note')} value={note} onChange={({ target }) => setNote(target.value)} multiline minRows={2} slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }} />
      <Refusal error={act.error} />
      <div className={css['buttons']}>
        <Button type="submit" variant="contained" size="large" disabled={act.isPending}>
          {say('extras.submit')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {say('booking.keep')}
        </Button>
      </div>
    </form>
  );
}
