import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnclosedDrawerConsent, useUnclosedDrawer } from '../../payments/cash/unclosed-drawer.tsx';
import { paymentsOf, reversePayment } from '../../payments/payments.queries.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { refundByMethod, notReversed } from './refund.rules.ts';

/**
 * Form to refund a cancelled booking: shows the total, and how much of it is paid back in cash and
 * how much by transfer.
 */
export function RefundForm({
  booking: { reference, refundCents },
  onDone,
}: {
  booking: BookingAnswer;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const { data, error, refetch } = useQuery(paymentsOf({ booking: reference }));
  const payments = notReversed(data ?? []);
  const amount = money(refundCents);
  const [accepted, setAccepted] = useState(false);
  const fromUnclosedDrawer =
    useUnclosedDrawer() !== null && payments.some(({ method }) => method === 'cash');
  const act = useAction(
    async () => {
      for (const payment of payments)
        await reversePayment(payment.reference, {
          reason: t('give_back.reason'),
          ...(accepted && { earlierDrawer: true }),
        });
    },
    () => t('give_back.done', { amount }),
  );
  return (
    <ActionForm
      title={t('give_back.title', { amount })}
      submit={t('give_back.amount', { amount })}
      disabled={payments.length === 0 || (fromUnclosedDrawer && !accepted)}
      takesFocus={payments.length > 0}
      act={act}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
      onBack={onDone}
    >
      <Refusal error={error} onRetry={refetch} />
      {refundByMethod(payments).map(({ method, cents }) => (
        <p key={method}>{t(`give_back.${method}`, { amount: money(cents) })}</p>
      ))}
      {fromUnclosedDrawer && <UnclosedDrawerConsent accepted={accepted} onAccept={setAccepted} />}
    </ActionForm>
  );
}
