import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { MAX_REASON } from '@five/shared/platform/lengths';
import type { BlockAnswer } from '@five/shared/slots/slots.contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { ActButtons, sending } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { endsFrom, type Slot } from './board.rules.ts';
import { createBlock } from './desk.queries.ts';
import css from './block-form.module.css';

interface BlockFormProps {
  day: DeskDayAnswer;
  slot: Slot;
  onBlocked: (block: BlockAnswer) => void;
  onBack: () => void;
}

/** Keeps a stretch free of bookings: from where was pressed to an end that is still free, with the reason on the board. */
export function BlockForm({ day, slot, onBlocked, onBack }: BlockFormProps) {
  const say = useSay();
  const ends = endsFrom(day, slot);
  const [end, setEnd] = useState(ends[0] ?? slot.endTime);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  const span = { pitch: slot.pitch, date: slot.date, startTime: slot.startTime, endTime: end };
  const act = useAct(
    () => createBlock({ ...span, reason: reason.trim() }),
    () => say('block.done'),
  );
  const send = sending(act, () => {
    setTried(true);
    if (reason.trim() !== '') act.mutate(undefined, { onSuccess: ({ data }) => onBlocked(data) });
  });
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <BookingSlot slot={span} />
      <p>{say('block.help')}</p>
      <TextField
        label={say('block.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing}
        helperText={missing ? say('block.reason_required') : ' '}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_REASON, dir: 'auto' } }}
      />
      <EndField ends={ends} value={end} onChange={setEnd} />
      <Refusal error={act.error} />
      <ActButtons submit={say('block.submit')} isPending={act.isPending} onBack={onBack} />
    </form>
  );
}

function EndField({ ends, value, onChange }: { ends: readonly string[]; value: string; onChange: (time: string) => void }) {
  const say = useSay();
  const { hour } = useFormat();
  return (
    <TextField select label={say('block.to')} value={value} onChange={({ target }) => onChange(target.value)} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
      {ends.map((time) => (
        <option key={time} value={time}>
          {hour(time)}
        </option>
      ))}
    </TextField>
  );
}
