import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { daysAhead } from '@five/shared/venue/days-ahead.rules';
import { upcomingHours, type SeasonWeek } from '@five/shared/venue/hours-ahead.rules';
import type { OpeningException, VenueAnswer } from '@five/shared/venue/venue.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '@five/client/clock';
import { formatDay } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Intervals, Week } from './week.tsx';

/**
 * Opening hours of the current week, and days of the coming month with special hours or closures.
 * If other weekly hours apply later, they are added with their dates.
 */
export function HoursAhead({ venue }: { venue: VenueAnswer }) {
  const [opened] = useState(nowMs);
  const today = dateOfInstant(new Date(opened).toISOString(), zoneOf(venue));
  const { now, next } = upcomingHours(today, venue);
  const days = daysAhead(today, venue.exceptions);
  return (
    <div className="weeks">
      <SeasonHours season={now} />
      {next && <SeasonHours season={next} />}
      {days.length > 0 && <ExceptionDays days={days} />}
    </div>
  );
}

function ExceptionDays({ days }: { days: OpeningException[] }) {
  const { t } = useTranslation('seasons');
  const { locale } = useLocale();
  const describe = ({ from, to, reason }: OpeningException) => {
    const [first, last] = [formatDay(from, locale, 'long'), formatDay(to, locale, 'long')];
    const dates = from === to ? first : t('days', { from: first, to: last });
    return reason === null ? dates : t('named', { name: reason, dates });
  };
  return (
    <>
      <p className="week-head">{t('own')}</p>
      <dl className="week">
        {days.map((one) => (
          <div key={one.from + one.to}>
            <dt>{describe(one)}</dt>
            <dd>
              <Intervals intervals={one.intervals} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function SeasonHours({ season: { name, from, to, week } }: { season: SeasonWeek<string> }) {
  const { t } = useTranslation('seasons');
  const { locale } = useLocale();
  const dates = {
    name,
    from: from && formatDay(from, locale, 'full'),
    to: to && formatDay(to, locale, 'full'),
  };
  const head = name === null ? from && t('usual', dates) : t(from ? 'season' : 'running', dates);
  return (
    <>
      {head && <p className="week-head">{head}</p>}
      <Week week={week} />
    </>
  );
}
