import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type { TakePaymentInput } from '@five/shared/payments/payments.contract';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { amountProblem, readAmount, writeAmount } from './amount.rules.ts';
import { AmountField } from './amount-field.tsx';
import { ChangeField } from './change-field.tsx';
import { MethodFields } from './method-fields.tsx';
import { takePayment } from './payments.queries.ts';

/** What is owed, and for what. */
export interface Payable {
  target: Pick<TakePaymentInput, 'booking' | 'subscription' | 'share'>;
  dueCents: number;
  /** How it was to be paid. */
  method: MoneyMethod;
}

interface TakePaymentFormProps {
  payable: Payable;
  onTaken: () => void;
  onBack: () => void;
}

/** Cash in hand or a transfer seen: what is due is written already, Enter takes it. */
export function TakePaymentForm({ payable, onTaken, onBack }: TakePaymentFormProps) {
  const say = useSay();
  const { money } = useFormat();
  const notify = useNotify();
  const due = payable.dueCents;
  const [text, setText] = useState(writeAmount(due));
  const [method, setMethod] = useState<MoneyMethod>(payable.method);
  const [receivedOn, setReceivedOn] = useState('');
  const amountCents = readAmount(text) ?? 0;
  const input = { ...payable.target, amountCents, method, ...(method === 'transfer' && receivedOn && { receivedOn }) };
  const key = useIdempotencyKey(input);
  const act = useAct(
    // Told in a toast too: where somebody else has just taken the money, this form is gone with what was due.
    () => takePayment(input, key).catch((error: Error) => { notify(error.message, { type: 'error' }); throw error; }),
    () => say('payment.taken', { amount: money(amountCents) }),
  );
  const send = () => {
    if (amountProblem(text, due) === null) act.mutate(undefined, { onSuccess: onTaken });
  };
  return (
    <ActForm title={say('payment.title')} submit={say('payment.take_amount', { amount: money(amountCents || due) })} act={act} onSubmit={send} onBack={onBack}>
      <AmountField text={text} onChange={setText} dueCents={due} failure={failureOf(act.error)} />
      <MethodFields method={method} onMethod={setMethod} receivedOn={receivedOn} onReceivedOn={setReceivedOn} wrong={failureOf(act.error).errorMessages?.find(({ field }) => field === 'receivedOn')?.message} />
      {method === 'cash' && <ChangeField amountCents={amountCents} />}
    </ActForm>
  );
}
