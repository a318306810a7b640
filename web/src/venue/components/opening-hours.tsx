import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { hoursAhead, type HeldWeek } from '@five/shared/venue/hours-ahead.rules';
import type { VenueAnswer, WeekdayHours } from '@five/shared/venue/venue.contract';
import { groupWeek } from '@five/shared/venue/week.rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../platform/clock.ts';
import { formatDay, formatWeekday } from '../../platform/format.ts';
import { useLocale } from '../../platform/locale.ts';
import { TimeRange } from '../../platform/time-range.tsx';
import './contact-lines.css';

/** The week that holds today, and with its dates the one that follows, such as that of Ramadan. */
export function OpeningHours({ venue }: { venue: VenueAnswer }) {
  const [opened] = useState(nowMs);
  // Without seasons no day is asked for: the zone data of a phone takes 30 ms to open.
  if (venue.seasons.length === 0) return <Week week={venue.openingHours} />;
  const { now, next } = hoursAhead(dateOfInstant(new Date(opened).toISOString(), zoneOf(venue)), venue);
  return (
    <>
      <Held held={now} />
      {next && <Held held={next} />}
    </>
  );
}

function Held({ held: { name, from, to, week } }: { held: HeldWeek<string> }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const dates = { name, from: from && formatDay(from, locale, 'full'), to: to && formatDay(to, locale, 'full') };
  const head = name === null ? from && t('hours.usual', dates) : t(from ? 'hours.season' : 'hours.running', dates);
  return (
    <>
      {head && <p className="week-head">{head}</p>}
      <Week week={week} />
    </>
  );
}

/** Days with the same hours on one line. */
function Week({ week }: { week: WeekdayHours[] }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  return (
    <dl className="week">
      {groupWeek(week).map(({ from, to, intervals }) => (
        <div key={from}>
          <dt>{from === 1 && to === 7 ? t('hours.everyDay') : dayNames(from, to)}</dt>
          <dd><Intervals intervals={intervals} /></dd>
        </div>
      ))}
    </dl>
  );

  function dayNames(from: number, to: number): string {
    const name = (weekday: number) => formatWeekday(weekday, locale);
    return from === to ? name(from) : t('hours.days', { from: name(from), to: name(to) });
  }
}

function Intervals({ intervals }: { intervals: TimeSpan[] }) {
  const { t } = useTranslation();
  if (intervals.length === 0) return t('hours.closed');
  return intervals.map(({ startTime, endTime }, i) => (
    <span key={startTime}>
      {i > 0 && ' · '}
      <TimeRange startTime={startTime} endTime={endTime} />
    </span>
  ));
}
