import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ShareText } from '../../platform/page/share-text.tsx';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useVenue } from '../../venue/venue.queries.ts';

interface Props {
  booking: Pick<BookingAnswer, 'date' | 'startTime' | 'match'>;
  pitch: string;
}

/**
 * Buttons that share a text with date, time and place of a booking and the link of its match, and
 * the link itself.
 */
export function ShareButton({ booking, pitch }: Props) {
  const { t } = useTranslation('bookings');
  const text = useShareText({ booking, pitch });
  if (text === null) return null;
  return (
    <>
      <ShareText text={text} />
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
