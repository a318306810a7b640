import { MAX_REASON } from '@five/shared/platform/lengths';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { useAct } from '../platform/use-act.ts';
import { readHours } from './pack.rules.ts';
import { adjustHours } from './packs.queries.ts';

/** Adjusts a pack's hours with a required reason, which stays in the ledger. */
export function AdjustForm({ pack, onDone }: { pack: SubscriptionAnswer; onDone: () => void }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const hours = readHours(text);
  const input = { hours: hours ?? 0, reason: reason.trim() };
  const key = useIdempotencyKey(input);
  const act = useAct(
    () => adjustHours(pack.reference, input, key),
    () => say('pack.adjusted'),
  );
  const wrong = { hours: tried && hours === null, reason: tried && input.reason === '' };
  const send = () => {
    setTried(true);
    if (hours !== null && input.reason !== '') act.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <ActForm
      title={say('pack.adjust')}
      submit={say('pack.adjust')}
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <TextField
        label={say('pack.adjust_hours')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong.hours}
        helperText={say('pack.adjust_help', { hours: pack.remainingHours })}
        autoFocus
        required
        slotProps={{
          htmlInput: { inputMode: 'text', autoComplete: 'off', dir: 'ltr', maxLength: 5 },
        }}
      />
      <TextField
        label={say('pack.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={wrong.reason}
        helperText={wrong.reason ? say('booking.reason_required') : ' '}
        required
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </ActForm>
  );
}
