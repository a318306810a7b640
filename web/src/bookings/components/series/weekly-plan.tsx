import type { SeriesChoiceRequest } from '@five/shared/bookings/series/series.requests';
import type { SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { SERIES_WEEKS } from '@five/shared/bookings/series/series.codes';
import { weekdayOf } from '@five/shared/time/wall-time';
import { useTranslation } from 'react-i18next';
import { formatEveryWeekday } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { usePitchName } from '../../use-pitch-name.ts';
import { changedDates, useWeeklyPlan } from '../../use-weekly-plan.ts';
import type { WeeklyHour } from '../../weekly-query.ts';
import { PlanDate } from './plan-date.tsx';
import { PlanOrder } from './plan-order.tsx';

/**
 * Form for a weekly series: the slot, the number of weeks, the dates with their alternatives, and
 * the total.
 */
export function WeeklyPlan({ weeklySlot }: { weeklySlot: WeeklyHour }) {
  const { t } = useTranslation('series');
  const {
    input,
    read: { data: plan, outdated, failed, retry },
    weeks,
    setWeeks,
    decide,
    seen,
    setSeen,
    held,
    setHeld,
  } = useWeeklyPlan(weeklySlot);
  const changed = plan ? changedDates(seen, plan) : new Set<string>();
  return (
    <>
      <div className="weekly-head" inert={held}>
        <Hour weeklySlot={weeklySlot} />
        <WeeksField weeks={weeks} onChange={setWeeks} />
      </div>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !plan && <Skeleton height="26rem" />}
      {plan && (
        <>
          <section aria-labelledby="plan-dates" inert={held}>
            <h2 id="plan-dates">{t('create.dates')}</h2>
            <PlanDates plan={plan} outdated={outdated} changed={changed} onDecide={decide} />
          </section>
          <PlanOrder
            plan={plan}
            input={input}
            outdated={outdated}
            changed={seen !== null && changed.size === 0}
            held={held}
            onHeld={setHeld}
            onChanged={() => setSeen(plan)}
          />
        </>
      )}
    </>
  );
}

interface PlanDatesProps {
  plan: SeriesPlanAnswer;
  outdated: boolean;
  /** Dates of `plan` whose slot, price or state differs from the plan whose order was refused. */
  changed: ReadonlySet<string>;
  onDecide: (date: string, choice: SeriesChoiceRequest | null) => void;
}

function PlanDates({ plan, outdated, changed, onDecide }: PlanDatesProps) {
  const first = plan.dates.find(({ date }) => changed.has(date))?.date;
  return (
    <ol className="plan" aria-busy={outdated}>
      {plan.dates.map((date) => (
        <PlanDate
          key={date.date}
          date={date}
          changed={changed.has(date.date)}
          first={date.date === first}
          onDecide={(choice) => onDecide(date.date, choice)}
        />
      ))}
    </ol>
  );
}

function WeeksField({ weeks, onChange }: { weeks: number; onChange: (weeks: number) => void }) {
  const { t } = useTranslation(['series', 'labels']);
  return (
    <div className="weekly-weeks">
      <span>{t('labels:series.weeks')}</span>
      <Stepper
        label={t('labels:series.weeks')}
        less={t('create.less')}
        more={t('create.more')}
        value={weeks}
        min={SERIES_WEEKS.min}
        max={SERIES_WEEKS.max}
        onChange={onChange}
      />
    </div>
  );
}

function Hour({ weeklySlot: { date, startTime, endTime, pitch } }: { weeklySlot: WeeklyHour }) {
  const { t } = useTranslation('series');
  const { locale } = useLocale();
  const pitchName = usePitchName();
  return (
    <p className="weekly-hour">
      <span>{t('create.every', { weekday: formatEveryWeekday(weekdayOf(date), locale) })}</span>
      <span className="figure">
        <TimeRange startTime={startTime} endTime={endTime} />
      </span>
      <span>{pitch === undefined ? t('create.anyPitch') : <bdi>{pitchName(pitch)}</bdi>}</span>
    </p>
  );
}
