import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { isPaidFor } from '@five/shared/bookings/bookings.rules';
import { IconCalendarPlus, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../platform/page/file-button.tsx';
import { GoogleCalendarLink } from '../../../venue/components/google-calendar-link.tsx';
import { useShareText } from '../share-button.tsx';

interface Props {
  booking: BookingAnswer;
  pitch: string;
}

/**
 * Documents of a ticket: an upcoming booking as a calendar file and as an entry of Google Calendar,
 * and the receipt once a payment was made.
 */
export function TicketDocuments({ booking, pitch }: Props) {
  const { t } = useTranslation('tickets');
  const details = useShareText({ booking, pitch });
  const { reference } = booking;
  return (
    <>
      {isUpcoming(booking.status) && (
        <>
          <FileButton
            path={`bookings/${encodeURIComponent(reference)}/calendar.ics`}
            name={`${reference}.ics`}
            icon={<IconCalendarPlus size={20} aria-hidden />}
          >
            {t('papers.calendar')}
          </FileButton>
          <GoogleCalendarLink {...booking} pitch={pitch} details={details ?? ''}>
            {t('papers.google')}
          </GoogleCalendarLink>
        </>
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
