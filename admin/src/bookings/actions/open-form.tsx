import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { ReactNode } from 'react';
import type { TakenPayment } from '../../payments/payment-taken-note.tsx';
import { TakePaymentForm } from '../../payments/take-payment-form.tsx';
import { payableOf, type allowedActions } from '../booking.rules.ts';
import { CancelForm } from './cancel-form.tsx';
import { ExtendForm } from './extend-form.tsx';
import { ExtrasForm } from './extras-form.tsx';
import { HoursForm } from './hours-form.tsx';
import { MoveForm } from '../move/move-form.tsx';
import { RefundForm } from './refund-form.tsx';

/** Forms of actions that require further input before the request is sent. */
export type BookingForm = 'pay' | 'giveBack' | 'hours' | 'cancel' | 'extend' | 'move' | 'extras';

interface OpenForm {
  form: BookingForm | null;
  booking: BookingAnswer;
  now: string;
  possible: ReturnType<typeof allowedActions>;
  close: () => void;
  onMoney: (payment: TakenPayment | null) => void;
  onMoved: () => void;
}

/** The form that was opened; null if its action is no longer possible. */
export function openForm({
  form,
  booking,
  now,
  possible,
  close,
  onMoney,
  onMoved,
}: OpenForm): ReactNode {
  if (form === 'pay' && possible.pay)
    return (
      <TakePaymentForm
        payable={payableOf(booking)}
        onMoney={onMoney}
        onPaid={close}
        onBack={close}
      />
    );
  if (form === 'giveBack' && possible.giveBack)
    return <RefundForm booking={booking} onDone={close} />;
  if (form === 'hours' && possible.payInHours)
    return <HoursForm booking={booking} onDone={close} />;
  if (form === 'extend' && possible.extend) return <ExtendForm booking={booking} onDone={close} />;
  if (form === 'move' && possible.move)
    return <MoveForm booking={booking} onDone={close} onMoved={onMoved} />;
  if (form === 'extras' && possible.extras) return <ExtrasForm booking={booking} onDone={close} />;
  if (form === 'cancel' && possible.cancel)
    return <CancelForm booking={booking} now={now} onDone={close} />;
  return null;
}
