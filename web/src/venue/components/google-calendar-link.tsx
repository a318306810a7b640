import { googleEventLink } from '@five/shared/calendars/calendar-links';
import { instantOfWall, zoneOf } from '@five/shared/time/venue-clock';
import { periodOf } from '@five/shared/time/wall-time';
import { fullAddress } from '@five/shared/venue/place.rules';
import { IconBrandGoogle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useVenue } from '../venue.queries.ts';

interface Props {
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  /** Text of the entry, with the hour in words. */
  details: string;
  children: ReactNode;
}

/** Link that adds a match to Google Calendar. Its title contains the venue's hour as text. */
export function GoogleCalendarLink({ date, startTime, endTime, pitch, details, children }: Props) {
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  if (!venue) return null;
  const period = periodOf(date, startTime, endTime);
  const [start, end] = [period.start, period.end].map((wall) => instantOfWall(wall, zoneOf(venue)));
  if (!start || !end) return null;
  const title = `${formatTime(startTime, locale)} · ${venue.name}, ${pitch}`;
  const location = `${venue.name}, ${fullAddress(venue)}`;
  return (
    <a
      className={buttonClass('quiet')}
      href={googleEventLink({ start, end, title, details, location })}
      target="_blank"
      rel="noreferrer"
    >
      <IconBrandGoogle size={20} aria-hidden />
      <span>{children}</span>
    </a>
  );
}
