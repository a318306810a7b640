import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { Button, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useAct } from '../platform/use-act.ts';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { useFormat } from '../platform/use-format.ts';
import { intoSight } from '../ui/into-sight.ts';
import { Choice } from '../ui/choice.tsx';
import css from './payments.module.css';
import { readAmount, writeAmount } from './amount.rules.ts';
import { takePayment } from './payments.queries.ts';

/** Cash in hand or a transfer seen: what is due is written already, Enter takes it. */
export function TakePaymentForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const heading = useId();
  const due = booking.totalCents - booking.paidCents;
  const [text, setText] = useState(writeAmount(due));
  const [method, setMethod] = useState<MoneyMethod>(booking.paymentMethod === 'transfer' ? 'transfer' : 'cash');
  const [receivedOn, setReceivedOn] = useState('');
  const amount = readAmount(text);
  const input = { booking: booking.reference, amountCents: amount ?? 0, method, ...(method === 'transfer' && receivedOn && { receivedOn }) };
  const key = useIdempotencyKey(input);
  const act = useAct(
    () => takePayment(input, key),
    () => say('payment.taken', { amount: money(input.amountCents) }),
  );
  const wrong = amount === null ? say('payment.amount_invalid') : amount > due ? say('payment.amount_above', { amount: money(due) }) : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (wrong === null && !act.isPending) act.mutate(undefined, { onSuccess: onDone });
  };
  const part = amount !== null && amount < due ? say('payment.part', { amount: money(due - amount) }) : ' ';
  const fieldError = failureOf(act.error).errorMessages?.find(({ field }) => field === 'amountCents')?.message;

  return (
    <form ref={intoSight} className={css['form']} aria-labelledby={heading} onSubmit={send} noValidate>
      <h3 id={heading}>{say('payment.title')}</h3>
      <TextField
        label={say('payment.amount')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        error={wrong !== null || fieldError !== undefined}
        helperText={wrong ?? fieldError ?? part}
        autoFocus
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: css['amount'], dir: 'ltr' } }}
      />
      <Choice
        label={say('payment.method')}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'cash', label: say('methods.cash'), icon: IconCash },
          { value: 'transfer', label: say('methods.transfer'), icon: IconBuildingBank },
        ]}
      />
      {method === 'transfer' && (
        <TextField type="date" label={say('payment.received_on')} value={receivedOn} onChange={({ target }) => setReceivedOn(target.value)} slotProps={{ inputLabel: { shrink: true } }} />
      )}
      <div className={css['buttons']}>
        <Button type="submit" variant="contained" size="large" disabled={act.isPending}>
          {say('payment.take_amount', { amount: money(amount ?? due) })}
        </Button>
        <Button variant="text" onClick={onDone}>
          {say('booking.keep')}
        </Button>
      </div>
    </form>
  );
}
