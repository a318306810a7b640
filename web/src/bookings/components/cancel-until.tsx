import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { freeCancelUntil, isTooLateToCancel } from '@five/shared/bookings/own-list.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useWallNow } from '../../venue/use-today.ts';

/**
 * Shows the deadline for free cancellation, unless it has passed. After the deadline, the
 * confirmation dialog of the cancel button states the cost.
 */
export function CancelUntil({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  const wallNow = useWallNow();
  const hours = booking.freeCancelHours;
  if (hours === 0 || !isUpcoming(booking.status) || isTooLateToCancel(booking, wallNow(), hours))
    return null;
  const until = freeCancelUntil(booking, hours);
  const values = {
    date: formatDayAt(dateOfWall(until), timeOfWall(until), locale, 'long'),
    time: formatTime(timeOfWall(until), locale),
  };
  return (
    <p className="ticket-cancel-until">
      {t(booking.subscription === null ? 'cancel.freeUntil' : 'cancel.hoursUntil', values)}
    </p>
  );
}
