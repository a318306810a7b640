import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { isPaidFor } from '@five/shared/bookings/bookings.rules';
import { IconCalendarPlus, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../platform/page/file-button.tsx';

/**
 * Downloads of a ticket: the calendar file of an upcoming booking, and the receipt once a payment
 * was made.
 */
export function TicketDocuments({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('tickets');
  const { reference } = booking;
  return (
    <>
      {isUpcoming(booking.status) && (
        <FileButton
          path={`bookings/${encodeURIComponent(reference)}/calendar.ics`}
          name={`${reference}.ics`}
          icon={<IconCalendarPlus size={20} aria-hidden />}
        >
          {t('papers.calendar')}
        </FileButton>
      )}
      {isPaidFor(booking) && (
        <FileButton
          path={`bookings/${encodeURIComponent(reference)}/receipt.pdf`}
          name={`${reference}.pdf`}
          icon={<IconReceipt size={20} aria-hidden />}
        >
          {t('papers.receipt')}
        </FileButton>
      )}
    </>
  );
}
