import { IconInfoCircle } from '@tabler/icons-react';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { amountProblem } from './amount.rules.ts';
import { AmountField } from './amount-field.tsx';
import { ChangeField } from './change-field.tsx';
import { MethodFields } from './method-fields.tsx';
import { UnclosedDrawerConsent } from './cash/unclosed-drawer.tsx';
import type { TakenPayment } from './payment-taken-note.tsx';
import { type Payable, usePaymentDraft, useTakePayment } from './use-take-payment.ts';
import { Note } from '../ui/note.tsx';

interface TakePaymentFormProps {
  payable: Payable;
  /**
   * Called when the request is sent, because a refetch may unmount this form before the response
   * arrives. Called with null if the payment was refused.
   */
  onMoney?: (payment: TakenPayment | null) => void;
  onPaid: () => void;
  onBack: () => void;
}

/** Form that takes cash or records a transfer. The amount due is prefilled, and Enter submits. */
export function TakePaymentForm({ payable, onMoney, onPaid, onBack }: TakePaymentFormProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const due = payable.dueCents;
  const draft = usePaymentDraft(payable);
  const { text, input, isCash, unclosedDrawer, accepted, change, opensDrawer } = draft;
  const { amountCents, method } = input;
  const act = useTakePayment(input, () => onMoney?.(null));
  const send = () => {
    if (amountProblem(text, due) === null && (change ?? 0) >= 0) {
      const changeCents = Math.max(0, change ?? 0);
      onMoney?.({ changeCents, opensDrawer, dueCents: due - amountCents });
      act.mutate(undefined, { onSuccess: onPaid });
    }
  };
  const back = () => (onMoney?.(null), onBack());
  return (
    <ActionForm
      title={t('payment.title')}
      submit={t(`payment.take_in.${method}`, { amount: money(amountCents || due) })}
      act={act}
      disabled={unclosedDrawer && !accepted}
      onSubmit={send}
      onBack={back}
    >
      <AmountField
        text={text}
        onChange={draft.setText}
        dueCents={due}
        failure={failureOf(act.error)}
      />
      <MethodFields
        method={method}
        onMethod={draft.setMethod}
        receivedOn={draft.receivedOn}
        onReceivedOn={draft.setReceivedOn}
        wrong={
          failureOf(act.error).errorMessages?.find(({ field }) => field === 'receivedOn')?.message
        }
      />
      {isCash && <ChangeField handed={draft.handed} onHanded={draft.setHanded} change={change} />}
      {unclosedDrawer && <UnclosedDrawerConsent accepted={accepted} onAccept={draft.setAccepted} />}
      {opensDrawer && (
        <Note tone="info" icon={IconInfoCircle}>
          {t('taken.opens_drawer')}
        </Note>
      )}
    </ActionForm>
  );
}
