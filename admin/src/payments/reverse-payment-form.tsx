import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { useState } from 'react';
import { useAct } from '../platform/use-act.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../platform/reason-form.tsx';
import { EarlierDrawer } from './cash/left-drawer.tsx';
import { reversePayment } from './payments.queries.ts';

/** Reverses a payment with a reason; payments are never deleted. */
export function ReversePaymentForm({
  payment,
  onDone,
}: {
  payment: PaymentAnswer;
  onDone: () => void;
}) {
  const say = useSay();
  const { money } = useFormat();
  const [accepted, setAccepted] = useState(false);
  const act = useAct(
    (reason: string) =>
      reversePayment(payment.reference, { reason, ...(accepted && { earlierDrawer: true }) }),
    () => say('payment.reversed'),
  );
  return (
    <ReasonForm
      title={say('payment.reverse_title', { amount: money(payment.amountCents) })}
      help={say('payment.reverse_help')}
      told={
        payment.method === 'cash' && <EarlierDrawer accepted={accepted} onAccept={setAccepted} />
      }
      label={say('payment.reverse_reason')}
      submit={say('payment.reverse_submit')}
      act={act}
      onDone={onDone}
    />
  );
}
