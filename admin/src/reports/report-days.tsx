import { addDays } from '@five/shared/time/wall-time';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { DayChoice } from '../platform/dates/day-choice.tsx';
import { type Days, monthBefore } from './report-location.ts';
import css from './reports.module.css';

const SPANS = [1, 7, 30] as const;

/** Selects the period of a report: one of several presets, or any dates. */
export function ReportDays({
  today,
  from,
  to,
  onChange,
}: Days & { today: string; onChange: (days: Days) => void }) {
  const t = useTypedTranslate();
  const start = (date: string) => onChange({ from: date, to: date > to ? date : to });
  const end = (date: string) => onChange({ from: date < from ? date : from, to: date });
  const spans = [
    ...SPANS.map((count) => ({
      name: count === 1 ? t('reports.today') : t('reports.last', { count }),
      days: { from: addDays(today, 1 - count), to: today },
    })),
    { name: t('reports.last_month'), days: monthBefore(today) },
  ];
  return (
    <div className={css['days']} role="group" aria-label={t('reports.days')}>
      <div className={css['spans']}>
        {spans.map(({ name, days }) => {
          const isChosen = days.from === from && days.to === to;
          return (
            <Button
              key={name}
              variant={isChosen ? 'contained' : 'outlined'}
              color="secondary"
              aria-pressed={isChosen}
              onClick={() => onChange(days)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <div className={css['dates']}>
        <DayChoice label={t('reports.from')} date={from} near={today} required onChange={start} />
        <DayChoice label={t('reports.to')} date={to} near={today} required onChange={end} />
      </div>
    </div>
  );
}
