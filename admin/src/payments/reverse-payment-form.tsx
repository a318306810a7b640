import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { useRefusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../ui/reason-form.tsx';
import { reversePayment } from './payments.queries.ts';

/** A payment is never deleted: it is reversed, and the reason stays beside it. */
export function ReversePaymentForm({ payment, onDone }: { payment: PaymentAnswer; onDone: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const act = useAct(
    (reason: string) => reversePayment(payment.reference, reason),
    () => say('payment.reversed'),
  );
  return (
    <ReasonForm
      title={say('payment.reverse_title', { amount: money(payment.amountCents) })}
      help={say('payment.reverse_help')}
      label={say('payment.reverse_reason')}
      missing={say('booking.reason_required')}
      refused={useRefusal(act.error)}
      submit={say('payment.reverse_submit')}
      back={say('booking.keep')}
      busy={act.isPending}
      onSubmit={(reason) => act.mutate(reason, { onSuccess: onDone })}
      onBack={onDone}
    />
  );
}
