import type { TimeSpan } from '@five/shared/slots/slots.contract';
import type { WeekdayHours } from '@five/shared/venue/venue.contract';
import { groupWeek } from '@five/shared/venue/week.rules';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import './contact/contact-lines.css';

/** Opening hours of a week; days with equal hours are grouped. */
export function Week({ week }: { week: WeekdayHours[] }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  return (
    <dl className="week">
      {groupWeek(week).map(({ from, to, intervals }) => (
        <div key={from}>
          <dt>{from === 1 && to === 7 ? t('hours.everyDay') : dayNames(from, to)}</dt>
          <dd>
            <Intervals intervals={intervals} />
          </dd>
        </div>
      ))}
    </dl>
  );

  function dayNames(from: number, to: number): string {
    const name = (weekday: number) => formatWeekday(weekday, locale);
    return from === to ? name(from) : t('hours.days', { from: name(from), to: name(to) });
  }
}

/** Opening hours of a day; without intervals, the text says that the venue is closed. */
export function Intervals({ intervals }: { intervals: TimeSpan[] }) {
  const { t } = useTranslation();
  if (intervals.length === 0) return t('hours.closed');
  return intervals.map(({ startTime, endTime }, i) => (
    <span key={startTime}>
      {i > 0 && ' · '}
      <TimeRange startTime={startTime} endTime={endTime} />
    </span>
  ));
}
