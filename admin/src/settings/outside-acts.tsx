import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import { cancelBooking } from '../bookings/bookings.queries.ts';
import { ActForm } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { ReasonField } from '../platform/reason-field.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { useWords } from '../platform/tables/use-words.ts';
import overview from '../ui/overview-page.module.css';
import { MoveAll } from './move-outside.tsx';
import { isStillAsShown } from './outside.queries.ts';
import { ROW_BY_ROW, type Outcome } from './use-bulk.ts';

export interface ActProps {
  bookings: readonly BookingAnswer[];
  onRun: (act: (booking: BookingAnswer) => Promise<Outcome>) => void;
  onBack: () => void;
}

/** Moves or cancels the selected bookings after a confirmation. */
export function OutsideActs({ today, ...act }: Omit<ActProps, 'onBack'> & { today: string }) {
  const { outside } = useWords();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  if (open === 'move') return <MoveAll {...act} today={today} onBack={close} />;
  if (open === 'cancel') return <CancelAll {...act} onBack={close} />;
  const isNone = act.bookings.length === 0;
  return (
    <div className={overview['acts']}>
      <Button variant="contained" disabled={isNone} onClick={() => setOpen('move')}>
        {outside.move}
      </Button>
      <Button variant="outlined" color="error" disabled={isNone} onClick={() => setOpen('cancel')}>
        {outside.cancel}
      </Button>
    </div>
  );
}

function CancelAll({ bookings, onRun, onBack }: ActProps) {
  const say = useSay();
  const { outside } = useWords();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  const cancel = async (booking: BookingAnswer): Promise<Outcome> => {
    if (!(await isStillAsShown(booking))) return { done: false, said: outside.changed };
    await cancelBooking(booking.reference, { reason: reason.trim() });
    return { done: true, said: outside.cancelled };
  };
  const send = () => {
    setTried(true);
    if (reason.trim() !== '') onRun(cancel);
  };
  return (
    <ActForm
      title={outside.cancel_title}
      submit={outside.cancel}
      danger
      act={ROW_BY_ROW}
      onSubmit={send}
      onBack={onBack}
    >
      <p>{outside.cancel_help}</p>
      <ReasonField
        label={outside.reason}
        value={reason}
        wrong={missing ? say('booking.reason_required') : null}
        onChange={setReason}
      />
      <ToCall customers={bookings.map(({ customer }) => customer)} />
    </ActForm>
  );
}
