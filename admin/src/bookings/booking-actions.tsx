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
import { useFocusRestore } from '../ui/use-focus-restore.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReceiptButton } from '../payments/receipt-button.tsx';
import { TakePaymentForm } from '../payments/take-payment-form.tsx';
import { type TakenPayment, PaymentTakenNote } from '../payments/payment-taken-note.tsx';
import css from '../ui/record-detail.module.css';
import { payableOf, allowedActions } from './booking.rules.ts';
import { CancelForm } from './cancel-form.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ExtendForm } from './extend-form.tsx';
import { ExtrasForm } from './extras-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { HoursButton } from './hours-button.tsx';
import { HoursForm } from './hours-form.tsx';
import { MoveForm } from './move-form.tsx';
import { NoShowButton } from './no-show-button.tsx';

type Form = 'pay' | 'giveBack' | 'hours' | 'cancel' | 'extend' | 'move' | 'extras';

/** Actions after which the customer may want a receipt. */
const PAYING: ReadonlySet<Form | undefined> = new Set(['pay', 'hours']);

const ALL_ACTIONS = 'a[href], button:not(:disabled)';

interface BookingActionsProps {
  booking: BookingAnswer;
  now: string;
  beside: boolean;
  onMoved: () => void;
  onBoardAct: ReactNode;
}

/**
 * The possible actions, payment first; a form replaces the buttons. After a payment the receipt
 * button has the focus; after a full payment the form closes.
 */
export function BookingActions({ booking, now, beside, onMoved, onBoardAct }: BookingActionsProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const [form, setForm] = useState<Form | null>(null);
  const [last, setLast] = useState<{ form: Form; on: BookingAnswer } | null>(null);
  const [taken, setTaken] = useState<TakenPayment | null>(null);
  const possible = allowedActions(booking, now);
  const open = (next: Form) => (
    setForm(next),
    setLast({ form: next, on: booking }),
    setTaken(null)
  );
  const close = () => setForm(null);
  const givenUp = last?.on === booking;
  const place = useFocusRestore(
    'form',
    givenUp ? `[data-act="${last.form}"]` : ALL_ACTIONS,
    ALL_ACTIONS,
  );
  const shown = openForm({ form, booking, now, possible, close, onMoney: setTaken, onMoved });
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
      <PaymentTakenNote taken={taken} dueCents={booking.dueCents} />
      {possible.pay && (
        <Button
          data-act="pay"
          variant="contained"
          size="large"
          autoFocus={beside && last === null}
          startIcon={<IconCash aria-hidden />}
          onClick={() => open('pay')}
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
          onClick={() => open('giveBack')}
        >
          {t('give_back.amount', { amount: money(booking.refundCents) })}
        </Button>
      )}
      {possible.payInHours && <HoursButton booking={booking} onPress={() => open('hours')} />}
      {onBoardAct}
      {possible.confirm && <ConfirmButton booking={booking} />}
      {possible.move && (
        <ActionForm name="move" icon={IconCalendarDue} word={t('move.button')} onPress={open} />
      )}
      {possible.extend && (
        <ActionForm name="extend" icon={IconClockPlus} word={t('extend.button')} onPress={open} />
      )}
      {possible.extras && (
        <ActionForm name="extras" icon={IconPlaylistAdd} word={t('extras.button')} onPress={open} />
      )}
      {possible.receipt && (
        <ReceiptButton
          kind="bookings"
          reference={booking.reference}
          takesFocus={!givenUp && PAYING.has(last?.form)}
        />
      )}
      {possible.noShow && <NoShowButton booking={booking} noShow />}
      {possible.showedUp && <NoShowButton booking={booking} noShow={false} />}
      {possible.cancel && (
        <Button
          data-act="cancel"
          variant="text"
          color="error"
          startIcon={<IconBan aria-hidden />}
          onClick={() => open('cancel')}
        >
          {t('booking.cancel')}
        </Button>
      )}
    </div>
  );
}

interface OpenForm {
  form: Form | null;
  booking: BookingAnswer;
  now: string;
  possible: ReturnType<typeof allowedActions>;
  close: () => void;
  onMoney: (taken: TakenPayment | null) => void;
  onMoved: () => void;
}

/** The requested form, while its action is still possible. */
function openForm({ form, booking, now, possible, close, onMoney, onMoved }: OpenForm): ReactNode {
  if (form === 'pay' && possible.pay)
    return (
      <TakePaymentForm
        payable={payableOf(booking)}
        onMoney={onMoney}
        onTaken={close}
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

function ActionForm({
  name,
  icon: Sign,
  word,
  onPress,
}: {
  name: Form;
  icon: Icon;
  word: string;
  onPress: (form: Form) => void;
}) {
  return (
    <Button
      data-act={name}
      variant="outlined"
      startIcon={<Sign aria-hidden />}
      onClick={() => onPress(name)}
    >
      {word}
    </Button>
  );
}
