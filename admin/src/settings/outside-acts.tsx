import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelBooking, changeBooking, movesQuery } from '../bookings/bookings.queries.ts';
import { ActForm } from '../platform/act-form.tsx';
import { DayField } from '../platform/day-field.tsx';
import { useSay } from '../platform/i18n.ts';
import { filled, useWords } from '../platform/tables/use-words.ts';
import { useFormat } from '../platform/use-format.ts';
import css from './outside.module.css';
import { slotFor } from './outside.rules.ts';
import type { Outcome } from './use-bulk.ts';

interface ActProps {
  bookings: readonly BookingAnswer[];
  onRun: (act: (booking: BookingAnswer) => Promise<Outcome>) => void;
  onBack: () => void;
}

/** A bulk act is shown row by row, not in its form. */
const IDLE = { isPending: false, error: null };

/** Move or cancel what is ticked; each asks first. */
export function OutsideActs({ today, ...act }: Omit<ActProps, 'onBack'> & { today: string }) {
  const { outside } = useWords();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  if (open === 'move') return <MoveAll {...act} today={today} onBack={close} />;
  if (open === 'cancel') return <CancelAll {...act} onBack={close} />;
  const isNone = act.bookings.length === 0;
  return (
    <div className={css['acts']}>
      <Button variant="contained" disabled={isNone} onClick={() => setOpen('move')}>{outside.move}</Button>
      <Button variant="outlined" color="error" disabled={isNone} onClick={() => setOpen('cancel')}>{outside.cancel}</Button>
    </div>
  );
}

function MoveAll({ today, onRun, onBack }: ActProps & { today: string }) {
  const { outside } = useWords();
  const { shortDay, hour } = useFormat();
  const client = useQueryClient();
  const [day, setDay] = useState(addDays(today, 1));
  const move = async (booking: BookingAnswer): Promise<Outcome> => {
    const { slots } = await client.fetchQuery({ ...movesQuery(booking.reference, day), staleTime: 0 });
    const slot = slotFor(booking, day, slots);
    if (slot === null) return { done: false, said: outside.no_slot };
    const { date, startTime, endTime, pitch } = slot;
    await changeBooking(booking.reference, { date, startTime, endTime, pitch });
    return { done: true, said: filled(outside.moved, { when: `${shortDay(date)} ${hour(startTime)}` }) };
  };
  return (
    <ActForm title={outside.move_title} submit={outside.move} act={IDLE} onSubmit={() => onRun(move)} onBack={onBack}>
      <p>{outside.move_help}</p>
      <div role="group" aria-label={outside.day}><DayField date={day} onChange={setDay} /></div>
    </ActForm>
  );
}

function CancelAll({ onRun, onBack }: ActProps) {
  const say = useSay();
  const { outside } = useWords();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  const cancel = async ({ reference }: BookingAnswer): Promise<Outcome> => {
    await cancelBooking(reference, reason.trim());
    return { done: true, said: outside.cancelled };
  };
  const send = () => {
    setTried(true);
    if (reason.trim() !== '') onRun(cancel);
  };
  return (
    <ActForm title={outside.cancel_title} submit={outside.cancel} danger act={IDLE} onSubmit={send} onBack={onBack}>
      <p>{outside.cancel_help}</p>
      <TextField label={outside.reason} value={reason} onChange={({ target }) => setReason(target.value)} error={missing} helperText={missing && say('booking.reason_required')} multiline minRows={2} required autoFocus slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }} />
    </ActForm>
  );
}
