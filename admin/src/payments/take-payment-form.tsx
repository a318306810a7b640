import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type { TakePaymentInput } from '@five/shared/payments/payments.contract';
import { Button } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { intoSight } from '../ui/into-sight.ts';
import { amountProblem, readAmount, writeAmount } from './amount.rules.ts';
import { AmountField } from './amount-field.tsx';
import { ChangeField } from './change-field.tsx';
import { MethodFields } from './method-fields.tsx';
import css from './payments.module.css';
import { takePayment } from './payments.queries.ts';

/** What is owed, and for what. */
export interface Payable {
  target: Pick<TakePaymentInput, 'booking' | 'subscription'>;
  dueCents: number;
  /** How it was to be paid. */
  method: MoneyMethod;
}

/** Cash in hand or a transfer seen: what is due is written already, Enter takes it. */
export function TakePaymentForm({ payable, onDone }: { payable: Payable; onDone: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const heading = useId();
  const due = payable.dueCents;
  const [text, setText] = useState(writeAmount(due));
  const [method, setMethod] = useState<MoneyMethod>(payable.method);
  const [receivedOn, setReceivedOn] = useState('');
  const amountCents = readAmount(text) ?? 0;
  const input = { ...payable.target, amountCents, method, ...(method === 'transfer' && receivedOn && { receivedOn }) };
  const key = useIdempotencyKey(input);
  const act = useAct(
    () => takePayment(input, key),
    () => say('payment.taken', { amount: money(amountCents) }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (amountProblem(text, due) === null && !act.isPending) act.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form ref={intoSight} className={css['form']} aria-labelledby={heading} onSubmit={send} noValidate>
      <h3 id={heading}>{say('payment.title')}</h3>
      <AmountField text={text} onChange={setText} dueCents={due} failure={failureOf(act.error)} />
      <MethodFields method={method} onMethod={setMethod} receivedOn={receivedOn} onReceivedOn={setReceivedOn} />
      {method === 'cash' && <ChangeField amountCents={amountCents} />}
      <Refusal error={act.error} />
      <div className={css['buttons']}>
        <Button type="submit" variant="contained" size="large" disabled={act.isPending}>
          {say('payment.take_amount', { amount: money(amountCents || due) })}
        </Button>
        <Button variant="text" onClick={onDone}>
          {say('booking.keep')}
        </Button>
      </div>
    </form>
  );
}
