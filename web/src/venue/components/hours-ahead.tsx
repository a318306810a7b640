import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { hoursAhead, type HeldWeek } from '@five/shared/venue/hours-ahead.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../platform/clock.ts';
import { formatDay } from '../../platform/format.ts';
import { useLocale } from '../../platform/locale.ts';
import { Week } from './week.tsx';

/** The week that holds today, and with its dates the one that follows. */
export function HoursAhead({ venue }: { venue: VenueAnswer }) {
  const [opened] = useState(nowMs);
  const { now, next } = hoursAhead(dateOfInstant(new Date(opened).toISOString(), zoneOf(venue)), venue);
  return (
    <div className="weeks">
      <Held held={now} />
      {next && <Held held={next} />}
    </div>
  );
}

function Held({ held: { name, from, to, week } }: { held: HeldWeek<string> }) {
  const { t } = useTranslation('seasons');
  const { locale } = useLocale();
  const dates = { name, from: from && formatDay(from, locale, 'full'), to: to && formatDay(to, locale, 'full') };
  const head = name === null ? from && t('usual', dates) : t(from ? 'season' : 'running', dates);
  return (
    <>
      {head && <p className="week-head">{head}</p>}
      <Week week={week} />
    </>
  );
}
