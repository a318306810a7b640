import { addDays } from '@five/shared/time/wall-time';
import { formatMoney } from '@five/shared/money/money';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { emptyReason, eveningOf, type EveningHour } from '../grid/tonight.ts';

/**
 * Title and free hours of this evening, without queries, so that the server can render it too.
 * @param day null if the venue has no opening day to show
 */
export function TonightContent({ day }: { day: AvailabilityDay | null }) {
  return (
    <>
      <TonightHead day={day} />
      <Evening day={day} />
    </>
  );
}

/** The title; with the date and a link to all days if the day is known. */
export function TonightHead({ day }: { day: AvailabilityDay | null }) {
  const { t } = useTranslation('home');
  return (
    <div className="tonight-head">
      <h2>{t('tonight.title')}</h2>
      {day && <TonightDate date={day.date} />}
      {day && (
        <LocaleLink to={reserveLink(day.date)} className="tonight-all">
          {t('tonight.allDays')} <IconArrowRight size={18} className="points" aria-hidden />
        </LocaleLink>
      )}
    </div>
  );
}

function TonightDate({ date }: { date: string }) {
  const { locale } = useLocale();
  return <p className="tonight-date">{formatDay(date, locale, 'long')}</p>;
}

function Evening({ day }: { day: AvailabilityDay | null }) {
  const hours = day ? eveningOf(day) : [];
  if (!day || !hours.some(({ freePitches }) => freePitches > 0)) return <NothingLeft day={day} />;
  return (
    <ul className="tonight-slots">
      {hours.map((hour) => (
        <li key={hour.startTime}>
          <HourLink day={day.date} hour={hour} />
        </li>
      ))}
    </ul>
  );
}

function HourLink({
  day,
  hour: { startTime, freePitches, fromCents },
}: {
  day: string;
  hour: EveningHour;
}) {
  const { t } = useTranslation(['home', 'common']);
  const { locale } = useLocale();
  const time = formatTime(startTime, locale);
  if (fromCents === null) {
    return (
      <span className="tonight-slot" data-full>
        <bdi className="figure">{time}</bdi>
        <span>{t('tonight.full')}</span>
      </span>
    );
  }
  return (
    <LocaleLink to={reserveLink(day, startTime)} className="tonight-slot">
      <bdi className="figure">{time}</bdi>
      <bdi className="tonight-price">{formatMoney(fromCents, locale)}</bdi>
      <span className="tonight-left">{t('tonight.left', { count: freePitches })}</span>
    </LocaleLink>
  );
}

function NothingLeft({ day }: { day: AvailabilityDay | null }) {
  const { t } = useTranslation(['home', 'common']);
  const reason = emptyReason(day);
  return (
    <div className="tonight-none">
      <p>
        <strong>{t(`tonight.${reason}`)}</strong>{' '}
        {t(reason === 'unpriced' ? 'tonight.unpricedHint' : 'tonight.noneHint')}
      </p>
      {day && reason !== 'unpriced' && (
        <LocaleLink to={reserveLink(addDays(day.date, 1))}>
          {t('common:tomorrow')} <IconArrowRight size={18} className="points" aria-hidden />
        </LocaleLink>
      )}
    </div>
  );
}

/**
 * Returns a link to the booking page with a selected time, for one hour on the first free pitch.
 */
function reserveLink(openingDay: string, startTime?: string): string {
  const query = new URLSearchParams({ date: openingDay, ...(startTime && { start: startTime }) });
  return `/reserve?${query}`;
}
