import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarDue,
  IconCash,
  IconClockPlus,
  IconPlaylistAdd,
  type Icon,
} from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useFocusRestore } from '../../ui/focus.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { ReceiptButton } from '../../payments/receipt-button.tsx';
import { type TakenPayment, PaymentTakenNote } from '../../payments/payment-taken-note.tsx';
import css from '../../ui/layouts/record-detail.module.css';
import { allowedActions } from '../booking.rules.ts';
import { ConfirmButton } from '../actions/confirm-button.tsx';
import { openForm, type BookingForm } from '../actions/open-form.tsx';
import { HoursButton } from '../actions/hours-button.tsx';
import { NoShowButton } from '../actions/no-show-button.tsx';

/** Actions that take a payment, after which the customer may want a receipt. */
const PAYING: ReadonlySet<BookingForm | null> = new Set(['pay', 'hours']);

const ALL_ACTIONS = 'a[href], button:not(:disabled)';

interface BookingActionsProps {
  booking: BookingAnswer;
  now: string;
  inPanel: boolean;
  onMoved: () => void;
  onBoardAct: ReactNode;
}

/**
 * The actions possible for a booking, payment first; an open form replaces the buttons. After a
 * payment the focus moves to the receipt button; after a full payment the form closes.
 */
export function BookingActions({
  booking,
  now,
  inPanel,
  onMoved,
  onBoardAct,
}: BookingActionsProps) {
  const t = useTypedTranslate();
  const { form, last, isUnchanged, place, open, close } = useBookingForm(booking);
  const [lastPayment, setLastPayment] = useState<TakenPayment | null>(null);
  const possible = allowedActions(booking, now);
  const press = (next: BookingForm) => (open(next), setLastPayment(null));
  const shown = openForm({ form, booking, now, possible, close, onMoney: setLastPayment, onMoved });
  if (shown)
    return (
      <div ref={place} tabIndex={-1}>
        {shown}
      </div>
    );
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={css['actions']}
      role="group"
      aria-label={t('booking.actions')}
      data-acts
    >
      <PaymentTakenNote payment={lastPayment} dueCents={booking.dueCents} />
      <MoneyButtons
        booking={booking}
        possible={possible}
        takesFocus={inPanel && last === null}
        onPress={press}
      />
      {onBoardAct}
      {possible.confirm && <ConfirmButton booking={booking} />}
      <ChangeButtons possible={possible} onPress={press} />
      {possible.receipt && (
        <ReceiptButton
          kind="bookings"
          reference={booking.reference}
          takesFocus={!isUnchanged && PAYING.has(last)}
        />
      )}
      <NoShowButtons booking={booking} possible={possible} />
      {possible.cancel && <CancelButton onPress={press} />}
    </div>
  );
}

/** Marks a booking as no-show, or takes the mark back. */
function NoShowButtons({
  booking,
  possible,
}: Pick<ButtonsProps, 'possible'> & { booking: BookingAnswer }) {
  if (possible.noShow) return <NoShowButton booking={booking} noShow />;
  return possible.showedUp ? <NoShowButton booking={booking} noShow={false} /> : null;
}

/**
 * The form that is currently open. When it is closed without a change, the focus returns to the
 * button that opened it.
 */
function useBookingForm(booking: BookingAnswer) {
  const [form, setForm] = useState<BookingForm | null>(null);
  const [last, setLast] = useState<{ form: BookingForm; on: BookingAnswer } | null>(null);
  const isUnchanged = last?.on === booking;
  const place = useFocusRestore(
    'form',
    isUnchanged ? `[data-act="${last.form}"]` : ALL_ACTIONS,
    ALL_ACTIONS,
  );
  return {
    form,
    last: last?.form ?? null,
    isUnchanged,
    place,
    open: (next: BookingForm) => {
      setForm(next);
      setLast({ form: next, on: booking });
    },
    close: () => setForm(null),
  };
}

interface ButtonsProps {
  possible: ReturnType<typeof allowedActions>;
  onPress: (form: BookingForm) => void;
}

/** Buttons for a payment, a refund, and a payment in pack hours. */
function MoneyButtons({
  booking,
  possible,
  takesFocus,
  onPress,
}: ButtonsProps & { booking: BookingAnswer; takesFocus: boolean }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return (
    <>
      {possible.pay && (
        <Button
          data-act="pay"
          variant="contained"
          size="large"
          autoFocus={takesFocus}
          startIcon={<IconCash aria-hidden />}
          onClick={() => onPress('pay')}
        >
          {t('payment.take_amount', { amount: money(booking.dueCents) })}
        </Button>
      )}
      {possible.giveBack && (
        <Button
          data-act="giveBack"
          variant="contained"
          size="large"
          startIcon={<IconArrowBackUp aria-hidden className="points" />}
          onClick={() => onPress('giveBack')}
        >
          {t('give_back.amount', { amount: money(booking.refundCents) })}
        </Button>
      )}
      {possible.payInHours && <HoursButton booking={booking} onPress={() => onPress('hours')} />}
    </>
  );
}

/** Buttons that change the slot or the extras of the booking. */
function ChangeButtons({ possible, onPress }: ButtonsProps) {
  const t = useTypedTranslate();
  return (
    <>
      {possible.move && (
        <FormButton name="move" icon={IconCalendarDue} label={t('move.button')} onPress={onPress} />
      )}
      {possible.extend && (
        <FormButton
          name="extend"
          icon={IconClockPlus}
          label={t('extend.button')}
          onPress={onPress}
        />
      )}
      {possible.extras && (
        <FormButton
          name="extras"
          icon={IconPlaylistAdd}
          label={t('extras.button')}
          onPress={onPress}
        />
      )}
    </>
  );
}

function CancelButton({ onPress }: Pick<ButtonsProps, 'onPress'>) {
  const t = useTypedTranslate();
  return (
    <Button
      data-act="cancel"
      variant="text"
      color="error"
      startIcon={<IconBan aria-hidden />}
      onClick={() => onPress('cancel')}
    >
      {t('booking.cancel')}
    </Button>
  );
}

function FormButton({
  name,
  icon: Sign,
  label,
  onPress,
}: {
  name: BookingForm;
  icon: Icon;
  label: string;
  onPress: (form: BookingForm) => void;
}) {
  return (
    <Button
      data-act={name}
      variant="outlined"
      startIcon={<Sign aria-hidden />}
      onClick={() => onPress(name)}
    >
      {label}
    </Button>
  );
}
