import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { localizePath } from '@five/shared/locales/locale';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import { IconBrandWhatsapp, IconCalendarPlus, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../platform/page/file-button.tsx';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { GoogleCalendarLink } from '../../../venue/components/google-calendar-link.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';

interface Props {
  token: string;
  match: BookingMatchAnswer;
}

/** Sends the link of the match, adds the match to a calendar, and opens the map. */
export function MatchActions({ token, match }: Props) {
  const { t } = useTranslation('match');
  const { data: venue } = useVenue();
  const message = useMessage({ token, match });
  return (
    <div className="match-actions">
      <a
        className={buttonClass('quiet')}
        href={`https://wa.me/?${new URLSearchParams({ text: message })}`}
        target="_blank"
        rel="noreferrer"
      >
        <IconBrandWhatsapp size={20} aria-hidden />
        <span>{t('whatsapp')}</span>
      </a>
      <FileButton
        path={`matches/${encodeURIComponent(token)}/calendar.ics`}
        name={`${match.reference}.ics`}
        icon={<IconCalendarPlus size={20} aria-hidden />}
      >
        {t('calendar')}
      </FileButton>
      <GoogleCalendarLink {...match} pitch={match.pitchName} details={message}>
        {t('google')}
      </GoogleCalendarLink>
      {venue && (
        <a className={buttonClass('quiet')} href={mapLink(venue)} target="_blank" rel="noreferrer">
          <IconMapPin size={20} aria-hidden />
          <span>{t('map')}</span>
        </a>
      )}
    </div>
  );
}

function useMessage({ token, match: { date, startTime, pitchName } }: Props): string {
  const { t } = useTranslation('match');
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  return t('message', {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
    pitch: pitchName,
    venue: venue?.name ?? '',
    address: venue ? fullAddress(venue) : '',
    link: `${location.origin}${localizePath(`/m/${token}`, locale)}`,
  });
}
