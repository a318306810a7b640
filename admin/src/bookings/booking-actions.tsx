import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconBan, IconCalendarDue, IconCash, IconPlaylistAdd } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReceiptButton } from '../payments/receipt-button.tsx';
import { TakePaymentForm } from '../payments/take-payment-form.tsx';
import css from '../ui/record-detail.module.css';
import { payableOf, possibleWith } from './booking.rules.ts';
import { CancelForm } from './cancel-form.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ExtrasForm } from './extras-form.tsx';
import { HoursButton } from './hours-button.tsx';
import { HoursForm } from './hours-form.tsx';
import { MoveForm } from './move-form.tsx';
import { NoShowButton } from './no-show-button.tsx';

/** What can be done now, the money first; a form opens in the place of the buttons. After a payment the receipt is at hand; one of all that was due takes its form away. */
export function BookingActions({ booking, now, beside, onMoved }: { booking: BookingAnswer; now: string; beside: boolean; onMoved: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const [form, setForm] = useState<'pay' | 'paid' | 'hours' | 'cancel' | 'move' | 'extras' | null>(null);
  const possible = possibleWith(booking, now);
  const close = () => setForm(null);
  const group = useFocusBack(`${form} ${booking.status} ${booking.paidCents}`);
  if (form === 'pay' && possible.pay) return <TakePaymentForm payable={payableOf(booking)} onTaken={() => setForm('paid')} onBack={close} />;
  if (form === 'hours' && possible.payInHours) return <HoursForm booking={booking} onDone={close} />;
  if (form === 'move' && possible.move) return <MoveForm booking={booking} onDone={close} onMoved={onMoved} />;
  if (form === 'extras' && possible.extras) return <ExtrasForm booking={booking} onDone={close} />;
  if (form === 'cancel' && possible.cancel) return <CancelForm booking={booking} onDone={close} />;
  return (
    <div ref={group} tabIndex={-1} className={css['actions']} role="group" aria-label={say('booking.actions')}>
      {possible.pay && (
        <Button variant="contained" size="large" autoFocus={beside} startIcon={<IconCash aria-hidden />} onClick={() => setForm('pay')}>
          {say('payment.take_amount', { amount: money(booking.dueCents) })}
        </Button>
      )}
      {possible.payInHours && <HoursButton booking={booking} onPress={() => setForm('hours')} />}
      {possible.confirm && <ConfirmButton booking={booking} />}
      {possible.move && (
        <Button variant="outlined" startIcon={<IconCalendarDue aria-hidden />} onClick={() => setForm('move')}>
          {say('move.button')}
        </Button>
      )}
      {possible.extras && (
        <Button variant="outlined" startIcon={<IconPlaylistAdd aria-hidden />} onClick={() => setForm('extras')}>
          {say('extras.button')}
        </Button>
      )}
      {possible.receipt && <ReceiptButton kind="bookings" reference={booking.reference} takesFocus={form === 'paid' || form === 'pay'} />}
      {possible.noShow && <NoShowButton booking={booking} noShow />}
      {possible.showedUp && <NoShowButton booking={booking} noShow={false} />}
      {possible.cancel && (
        <Button variant="text" color="error" startIcon={<IconBan aria-hidden />} onClick={() => setForm('cancel')}>
          {say('booking.cancel')}
        </Button>
      )}
    </div>
  );
}
