import { MAX_REASON } from '@five/shared/platform/lengths';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { TextField } from '@mui/material';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../platform/requests/use-action.ts';
import { readHours } from './pack.rules.ts';
import { adjustHours } from './packs.queries.ts';

/**
 * Form that adjusts the hours of a pack. It requires a reason, which is stored in the pack's
 * ledger.
 */
export function AdjustForm({ pack, onDone }: { pack: SubscriptionAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const { values, field, submit } = useActionFields({ hours: '', reason: '' });
  const input = { hours: readHours(values.hours) ?? 0, reason: values.reason.trim() };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => adjustHours(pack.reference, input, key)),
    () => t('pack.adjusted'),
  );
  const reason = field('reason', (text) => text.trim() !== '' || t('booking.reason_required'));
  return (
    <ActionForm
      title={t('pack.adjust')}
      submit={t('pack.adjust')}
      act={act}
      onSubmit={submit(() => act.mutate(undefined, { onSuccess: onDone }))}
      onBack={onDone}
    >
      <TextField
        {...field('hours', (text) => readHours(text) !== null)}
        label={t('pack.adjust_hours')}
        helperText={t('pack.adjust_help', { hours: pack.remainingHours })}
        autoFocus
        required
        slotProps={{
          htmlInput: { inputMode: 'text', autoComplete: 'off', dir: 'ltr', maxLength: 5 },
        }}
      />
      <TextField
        {...reason}
        label={t('pack.reason')}
        helperText={reason.helperText ?? ' '}
        required
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </ActionForm>
  );
}
