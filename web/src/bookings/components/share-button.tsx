import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '@five/client/browser/copy-text';
import { useVenue } from '../../venue/venue.queries.ts';

/**
 * A button that shares a text with date, time and place of a booking. It opens the share sheet of
 * the device; without a share sheet it copies the text.
 */
export function ShareButton({
  booking: { date, startTime },
  pitch,
}: {
  booking: BookingAnswer;
  pitch: string;
}) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  if (!venue) return null;
  const when = {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
  };
  const text = t('ticket.shareText', { ...when, pitch, venue: venue.name, address: venue.address });
  const copy = () =>
    copyText(text).then(
      () => showAlert({ status: 'info', message: t('ticket.shared') }),
      () => showAlert({ status: 'error', message: t('common:error.copy') }),
    );
  // `navigator.share` also rejects when the user closes the share sheet, which is not an error.
  const share = () =>
    'share' in navigator ? navigator.share({ text }).catch(() => undefined) : copy();
  return (
    <Button look="quiet" icon={<IconShare2 size={20} aria-hidden />} onClick={() => void share()}>
      {t('ticket.share')}
    </Button>
  );
}
