import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { useState } from 'react';
import { useAction } from '../platform/requests/use-action.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { ReasonForm } from '../platform/forms/reason-form.tsx';
import { UnclosedDrawerConsent } from './cash/unclosed-drawer.tsx';
import { reversePayment } from './payments.queries.ts';

/** Form that reverses a payment with a reason; payments are never deleted. */
export function ReversePaymentForm({
  payment,
  onDone,
}: {
  payment: PaymentAnswer;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const [accepted, setAccepted] = useState(false);
  const act = useAction(
    (reason: string) =>
      reversePayment(payment.reference, { reason, ...(accepted && { earlierDrawer: true }) }),
    () => t('payment.reversed'),
  );
  return (
    <ReasonForm
      title={t('payment.reverse_title', { amount: money(payment.amountCents) })}
      help={t('payment.reverse_help')}
      notice={
        payment.method === 'cash' && (
          <UnclosedDrawerConsent accepted={accepted} onAccept={setAccepted} />
        )
      }
      label={t('payment.reverse_reason')}
      submit={t('payment.reverse_submit')}
      act={act}
      onDone={onDone}
    />
  );
}
