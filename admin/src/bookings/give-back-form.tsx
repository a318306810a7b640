import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EarlierDrawer, useLeftDrawer } from '../payments/cash/left-drawer.tsx';
import { paymentsOf, reversePayment } from '../payments/payments.queries.ts';
import { ActForm } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { givenBackAs, standing } from './give-back.rules.ts';

/** Refund of a cancelled booking: the amount, and the method of each part. */
export function GiveBackForm({
  booking: { reference, refundCents },
  onDone,
}: {
  booking: BookingAnswer;
  onDone: () => void;
}) {
  const say = useSay();
  const { money } = useFormat();
  const { data, error, refetch } = useQuery(paymentsOf({ booking: reference }));
  const payments = standing(data ?? []);
  const amount = money(refundCents);
  const [accepted, setAccepted] = useState(false);
  const isLeft = useLeftDrawer() !== null && payments.some(({ method }) => method === 'cash');
  const act = useAct(
    async () => {
      for (const payment of payments)
        await reversePayment(payment.reference, {
          reason: say('give_back.reason'),
          ...(accepted && { earlierDrawer: true }),
        });
    },
    () => say('give_back.done', { amount }),
  );
  return (
    <ActForm
      title={say('give_back.title', { amount })}
      submit={say('give_back.amount', { amount })}
      disabled={payments.length === 0 || (isLeft && !accepted)}
      takesFocus={payments.length > 0}
      act={act}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
      onBack={onDone}
    >
      <Refusal error={error} onRetry={refetch} />
      {givenBackAs(payments).map(({ method, cents }) => (
        <p key={method}>{say(`give_back.${method}`, { amount: money(cents) })}</p>
      ))}
      {isLeft && <EarlierDrawer accepted={accepted} onAccept={setAccepted} />}
    </ActForm>
  );
}
