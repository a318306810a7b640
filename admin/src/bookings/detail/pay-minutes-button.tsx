import type { MatchSharesAnswer } from '@five/shared/community/matches/matches.contract';
import { useIdempotencyKey } from '@five/client/api';
import { failureOf } from '@five/client/failure';
import { IconHourglass } from '@tabler/icons-react';
import { useNotify, useTranslate } from 'ra-core';
import { takePayment } from '../../payments/payments.queries.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/**
 * Pays a share with minutes of a pack of its player, at one press. A refusal is shown as a toast,
 * because the list is loaded again and may no longer contain the button.
 */
export function PayMinutesButton({
  share: { reference, displayName, dueCents },
  minutes,
}: {
  share: Pick<MatchSharesAnswer['people'][number], 'reference' | 'displayName' | 'dueCents'>;
  minutes: number;
}) {
  const t = useTypedTranslate();
  const translate = useTranslate();
  const notify = useNotify();
  const keys = useIdempotencyKey();
  const input = { share: reference, amountCents: dueCents, method: 'pack' } as const;
  const pay = useAction(
    () =>
      keys
        .send(input, (key) => takePayment(input, key))
        .catch((error: Error) => {
          const { dueCents: left } = failureOf(error);
          const text = left === 0 ? t('payment.already') : translate(error.message);
          notify(text, { type: 'error' });
          throw error;
        }),
    () => t('shares.minutes_taken', { minutes, name: displayName }),
  );
  return (
    <ActionButton
      variant="outlined"
      busy={pay.isPending}
      startIcon={<IconHourglass aria-hidden size={20} />}
      aria-label={t('shares.take_minutes_of', { minutes, name: displayName })}
      onClick={() => pay.mutate(undefined)}
    >
      {t('shares.take_minutes', { minutes })}
    </ActionButton>
  );
}
