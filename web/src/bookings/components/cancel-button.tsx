import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isTooLateToCancel } from '@five/shared/bookings/own-list.rules';
import { formatMoney } from '@five/shared/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useWallNow } from '../../venue/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useCancelBooking } from '../bookings.queries.ts';

interface Props {
  booking: BookingAnswer;
  pitch: string;
}

/**
 * A button that cancels a booking. Its confirmation states whether the customer gets money or hours
 * back.
 */
export function CancelButton({ booking, pitch }: Props) {
  const { t } = useTranslation(['tickets', 'bookings']);
  const [open, setOpen] = useState(false);
  const { cancel, busy } = useCancel(booking, pitch);
  const title = `cancel-${booking.reference}`;
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('bookings:ticket.cancel')}
      </Button>
      <Dialog labelledBy={title} open={open} onClose={() => setOpen(false)}>
        <h2 id={title}>{t('cancel.title')}</h2>
        <Consequence booking={booking} pitch={pitch} />
        <div className="dialog-actions">
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('cancel.keep')}
          </Button>
          <Button look="danger" busy={busy} onClick={() => cancel(() => setOpen(false))}>
            {t('cancel.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Consequence({ booking, pitch }: Props) {
  const { date, startTime, paidCents, subscription, underReview, freeCancelHours: hours } = booking;
  const { t } = useTranslation(['tickets', 'bookings']);
  const { locale } = useLocale();
  const slot = {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
    pitch,
  };
  const wallNow = useWallNow();
  const late = isTooLateToCancel(booking, wallNow(), hours);
  const paid = { amount: formatMoney(paidCents, locale), count: hours };
  return (
    <>
      <p className="sentence">
        <strong>{t('cancel.slot', slot)}</strong>
      </p>
      <p>
        {subscription
          ? t(late ? 'cancel.hoursLate' : 'cancel.hours', paid)
          : paidCents > 0
            ? t(late ? 'cancel.paidLate' : 'cancel.paid', paid)
            : underReview
              ? t('cancel.underReview')
              : t('cancel.unpaid')}
      </p>
    </>
  );
}

function useCancel({ reference, date, startTime }: BookingAnswer, pitch: string) {
  const { t } = useTranslation(['tickets', 'bookings']);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCancelBooking();
  const slot = {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
    pitch,
  };
  // The error message does not suggest to press again: after the list is rendered again, the button
  // of another booking may be at this position. The promise of `mutateAsync` is used, because
  // callbacks that are passed to `mutate` are skipped once the component is unmounted. This button
  // may be unmounted by then, because the updated list shows the ticket in the section 'Cancelled'.
  const cancel = (onSettled: () => void) =>
    void mutateAsync(reference)
      .then(() => {
        showAlert({ status: 'success', message: t('cancel.done') });
        // Navigates to the ticket, which is now in the section 'Cancelled' (or among past tickets)
        // and states whether the customer gets money back.
        return navigate(`?${new URLSearchParams({ booking: reference })}`, {
          replace: true,
          preventScrollReset: true,
        });
      })
      .catch((error: unknown) =>
        showFailure(error, t('cancel.unanswered', { slot: t('cancel.slot', slot) })),
      )
      .finally(onSettled);
  return { busy: isPending, cancel };
}
