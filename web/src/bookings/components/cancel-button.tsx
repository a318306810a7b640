import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { formatMoney } from '@five/shared/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/alerts.ts';
import { ApiFailure } from '../../platform/api.ts';
import { formatDay, formatTime } from '../../platform/format.ts';
import { useLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { useCancelBooking } from '../bookings.queries.ts';

interface Props {
  booking: BookingAnswer;
  pitch: string;
}

/** Asks before it gives the slot away, and says what becomes of the money. */
export function CancelButton({ booking, pitch }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const [open, setOpen] = useState(false);
  const { cancel, busy } = useCancel(booking.reference);
  const title = `cancel-${booking.reference}`;
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>{t('ticket.cancel')}</Button>
      <Dialog labelledBy={title} open={open} onClose={() => setOpen(false)}>
        <h2 id={title}>{t('cancel.title')}</h2>
        <Consequence booking={booking} pitch={pitch} />
        <div className="dialog-actions">
          <Button look="quiet" onClick={() => setOpen(false)}>{t('cancel.keep')}</Button>
          <Button look="danger" busy={busy} onClick={() => cancel(() => setOpen(false))}>{t('cancel.confirm')}</Button>
        </div>
      </Dialog>
    </>
  );
}

function Consequence({ booking: { date, startTime, paidCents, subscription }, pitch }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  const slot = { date: formatDay(date, locale, 'long'), time: formatTime(startTime, locale), pitch };
  const paid = { amount: formatMoney(paidCents, locale), count: venue?.policies.freeCancelHours ?? 0 };
  return (
    <>
      <p className="sentence"><strong>{t('cancel.slot', slot)}</strong></p>
      <p>{subscription ? t('cancel.hours', paid) : paidCents > 0 ? t('cancel.paid', paid) : t('cancel.unpaid')}</p>
    </>
  );
}

function useCancel(reference: string) {
  const { t } = useTranslation(['bookings', 'common']);
  const { mutateAsync, isPending } = useCancelBooking();
  // By the time the answer is told, the ticket may have moved to the past ones and this button with it.
  const cancel = (onSettled: () => void) => void mutateAsync(reference)
    .then(() => showAlert({ status: 'success', message: t('cancel.done') }))
    .catch((error: unknown) => showAlert({ status: 'error', message: (error instanceof ApiFailure && error.message) || t('common:error.unreachable') }))
    .finally(onSettled);
  return { busy: isPending, cancel };
}
