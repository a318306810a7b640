import { addDays } from '@five/shared/time/wall-time';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import './day-strip.css';

interface Props {
  today: string | undefined;
  chosen: string | undefined;
  horizonDays: number | undefined;
  onChoose: (date: string) => void;
}

/** A row of buttons for the bookable days. */
export function DayStrip({ today, chosen, horizonDays = 14, onChoose }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen, today]);
  if (!today) return <Skeleton height="5.4rem" />;
  return (
    <ol ref={strip} className="day-strip" aria-label={t('reserve.days')}>
      {Array.from({ length: horizonDays + 1 }, (_, i) => addDays(today, i)).map((date, i) => (
        <li key={date}>
          <button type="button" aria-pressed={date === chosen} onClick={() => onChoose(date)}>
            <DayLabel
              date={date}
              label={i === 0 ? t('common:today') : i === 1 ? t('common:tomorrow') : null}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

function DayLabel({ date, label }: { date: string; label: string | null }) {
  const { locale } = useLocale();
  return (
    <>
      <span>{label ?? formatDay(date, locale, 'weekday')}</span>
      <b className="figure">{formatDay(date, locale, 'dayOfMonth')}</b>
      <span>{formatDay(date, locale, 'month')}</span>
    </>
  );
}
