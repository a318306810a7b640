import { MAX_REASON } from '@five/shared/platform/lengths';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActionForm } from '../platform/action-form.tsx';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useIdempotencyKey } from '@five/client/idempotency';
import { useAction } from '../platform/use-action.ts';
import { readHours } from './pack.rules.ts';
import { adjustHours } from './packs.queries.ts';

/**
 * Form that adjusts the hours of a pack. It requires a reason, which is stored in the pack's
 * ledger.
 */
export function AdjustForm({ pack, onDone }: { pack: SubscriptionAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const hours = readHours(text);
  const input = { hours: hours ?? 0, reason: reason.trim() };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => adjustHours(pack.reference, input, key)),
    () => t('pack.adjusted'),
  );
  const wrong = { hours: tried && hours === null, reason: tried && input.reason === '' };
  const send = () => {
    setTried(true);
    if (hours !== null && input.reason !== '') act.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <ActionForm
      title={t('pack.adjust')}
      submit={t('pack.adjust')}
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <TextField
        label={t('pack.adjust_hours')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong.hours}
        helperText={t('pack.adjust_help', { hours: pack.remainingHours })}
        autoFocus
        required
        slotProps={{
          htmlInput: { inputMode: 'text', autoComplete: 'off', dir: 'ltr', maxLength: 5 },
        }}
      />
      <TextField
        label={t('pack.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={wrong.reason}
        helperText={wrong.reason ? t('booking.reason_required') : ' '}
        required
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </ActionForm>
  );
}
