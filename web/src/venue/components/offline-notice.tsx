import { useKeptSince } from '@five/client/kept-time';
import { formatPaddedTime } from '@five/shared/time/date-format';
import { wallOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { formatDay } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { useWallNow } from '../use-today.ts';
import { useVenue } from '../venue.queries.ts';
import './offline-notice.css';

interface Props {
  /** Returns the sentence of the notice. `day` is null for the current day. */
  say: (when: { day: string | null; time: string }) => string;
}

/** States that the page is shown offline, and as of when; nothing while the server answers. */
export function OfflineNotice({ say }: Props) {
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  const wallNow = useWallNow();
  const since = useKeptSince();
  if (since === null) return null;
  const wall = wallOfInstant(new Date(since), zoneOf(venue));
  const date = dateOfWall(wall);
  return (
    <div className="wrap offline-notice" role="status">
      <Notice status="warning">
        <p>
          {say({
            day: date === dateOfWall(wallNow()) ? null : formatDay(date, locale, 'long'),
            time: formatPaddedTime(timeOfWall(wall), locale),
          })}
        </p>
      </Notice>
    </div>
  );
}
