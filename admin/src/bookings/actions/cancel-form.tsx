import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { ReasonForm } from '../../platform/forms/reason-form.tsx';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { Choice } from '../../ui/choice.tsx';
import { canKeepPayment } from '../booking.rules.ts';
import { cancelBooking } from '../bookings.queries.ts';
import { useFreedSlotText } from './use-freed-slot-text.ts';

/**
 * Outcome of a late cancellation: the payment is refunded (`back`), or the venue retains it
 * (`keep`).
 */
type PaymentFate = 'back' | 'keep';

/**
 * Cancels a booking. States the effect first, above all on payments: after the deadline the venue
 * may keep them.
 */
export function CancelForm({
  booking,
  now,
  onDone,
}: {
  booking: BookingAnswer;
  now: string;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const freed = useFreedSlotText(booking);
  const [fate, setFate] = useState<PaymentFate>('back');
  const isLate = canKeepPayment(booking, now);
  const keep = isLate && fate === 'keep';
  const act = useAction(
    (reason: string) => cancelBooking(booking.reference, { reason, ...(keep && { keep }) }),
    () => t('booking.cancelled'),
  );
  return (
    <ReasonForm
      title={t('booking.cancel_title')}
      help={[
        freed,
        booking.paidCents > 0 &&
          !keep &&
          t('booking.cancel_paid', { amount: money(booking.paidCents) }),
      ]
        .filter(Boolean)
        .join(' ')}
      label={t('booking.cancel_reason')}
      submit={t('booking.cancel_submit')}
      notice={
        <>
          {isLate && <PaymentFateChoice booking={booking} value={fate} onChange={setFate} />}
          <CustomersToCall customers={[booking.customer]} />
        </>
      }
      act={act}
      onDone={onDone}
    />
  );
}

function PaymentFateChoice({
  booking: { paidCents },
  value,
  onChange,
}: {
  booking: BookingAnswer;
  value: PaymentFate;
  onChange: (fate: PaymentFate) => void;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const [unit, amount] =
    paidCents > 0 ? (['money', money(paidCents)] as const) : (['hours', ''] as const);
  return (
    <Choice
      label={t('booking.late')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'back', label: t(`booking.late_back.${unit}`, { amount }) },
        { value: 'keep', label: t(`booking.late_keep.${unit}`, { amount }) },
      ]}
    />
  );
}
