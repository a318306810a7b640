import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { Button, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import css from '../payments/payments.module.css';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { intoSight } from '../ui/into-sight.ts';
import { readHours } from './pack.rules.ts';
import { adjustHours } from './packs.queries.ts';

/** Hours put right by hand, never without saying why: the line stays in the statement. */
export function AdjustForm({ pack, onDone }: { pack: SubscriptionAnswer; onDone: () => void }) {
  const say = useSay();
  const heading = useId();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const hours = readHours(text);
  const input = { hours: hours ?? 0, reason: reason.trim() };
  const key = useIdempotencyKey(input);
  const act = useAct(() => adjustHours(pack.reference, input, key), () => say('pack.adjusted'));
  const wrong = { hours: tried && hours === null, reason: tried && input.reason === '' };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (hours !== null && input.reason !== '' && !act.isPending) act.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form ref={intoSight} className={css['form']} aria-labelledby={heading} onSubmit={send} noValidate>
      <h3 id={heading}>{say('pack.adjust')}</h3>
      <TextField
        label={say('pack.adjust_hours')} value={text} onChange={({ target }) => setText(target.value)} error={wrong.hours} helperText={say('pack.adjust_help', { hours: pack.remainingHours })}
        autoFocus required slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off', dir: 'ltr', maxLength: 5 } }}
      />
      <TextField
        label={say('pack.reason')} value={reason} onChange={({ target }) => setReason(target.value)} error={wrong.reason} helperText={wrong.reason ? say('booking.reason_required') : ' '}
        required slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Refusal error={act.error} />
      <div className={css['buttons']}>
        <Button type="submit" variant="contained" size="large" disabled={act.isPending}>
          {say('pack.adjust')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {say('booking.keep')}
        </Button>
      </div>
    </form>
  );
}
