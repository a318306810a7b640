import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconBrandWhatsapp, IconShare2, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { copyText } from '@five/client/browser/copy-text';
import { useVenue } from '../../venue/venue.queries.ts';

interface Props {
  booking: Pick<BookingAnswer, 'date' | 'startTime' | 'match'>;
  pitch: string;
}

/**
 * Buttons that share a text with date, time and place of a booking and the link of its match. One
 * opens the share sheet of the device, or copies the text if there is none; the other opens
 * WhatsApp.
 */
export function ShareButton({ booking, pitch }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const text = useShareText({ booking, pitch });
  if (text === null) return null;
  const copy = () =>
    copyText(text).then(
      () => showAlert({ status: 'info', message: t('ticket.shared') }),
      () => showAlert({ status: 'error', message: t('common:error.copy') }),
    );
  // `navigator.share` also rejects when the user closes the share sheet, which is not an error.
  const share = () =>
    'share' in navigator ? navigator.share({ text }).catch(() => undefined) : copy();
  return (
    <>
      <Button look="quiet" icon={<IconShare2 size={20} aria-hidden />} onClick={() => void share()}>
        {t('ticket.share')}
      </Button>
      <a
        className={buttonClass('quiet')}
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noreferrer"
      >
        <IconBrandWhatsapp size={20} aria-hidden />
        <span>{t('ticket.whatsapp')}</span>
      </a>
      <LocaleLink to={booking.match.path} className={buttonClass('quiet')}>
        <IconUsers size={20} aria-hidden />
        <span>{t('ticket.players')}</span>
      </LocaleLink>
    </>
  );
}

/** The text to share; null while the venue is loading. */
export function useShareText({ booking: { date, startTime, match }, pitch }: Props): string | null {
  const { t } = useTranslation('bookings');
  const { locale, localize } = useLocale();
  const { data: venue } = useVenue();
  if (!venue) return null;
  return t('ticket.shareText', {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
    pitch,
    venue: venue.name,
    address: venue.address,
    link: `${location.origin}${localize(match.path)}`,
  });
}
