import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { SERIES_WEEKS } from '@five/shared/bookings/series/series.codes';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { MenuItem, TextField } from '@mui/material';
import { BookingSlot } from '../../bookings/detail/booking-slot.tsx';
import { CallerFields } from '../../customers/caller/caller-fields.tsx';
import { ActionButtons, submitOnce } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Money } from '../../platform/texts/formatted.tsx';
import { BookingMethodChoice } from './booking-method-choice.tsx';
import { fits, type Slot } from '../board/board.rules.ts';
import { DurationChoice } from './duration-choice.tsx';
import { useWeeklySeries } from './use-weekly-series.ts';
import css from './reserve-form.module.css';
import { WeeklyDates } from './weekly-dates.tsx';

interface WeeklyFormProps {
  day: DeskDayAnswer;
  slot: Slot;
  onReserved: (series: SeriesAnswer) => void;
  onBack: () => void;
}

/**
 * Books a series for a caller. Staff must first decide about each date whose slot is not available.
 * One request then books all dates as confirmed.
 */
export function WeeklyForm({ day, slot, onReserved, onBack }: WeeklyFormProps) {
  const t = useTypedTranslate();
  const series = useWeeklySeries(slot, onReserved);
  const { form, plan, act, book } = series;
  return (
    <form className={css['form']} onSubmit={submitOnce(act, () => form.submit(book))} noValidate>
      <BookingSlot slot={series.period} />
      <CallerFields form={form} error={act.error} onNew={book} />
      <WeeksField value={series.weeks} onChange={series.setWeeks} />
      <DurationChoice
        takeFocus={false}
        value={series.minutes}
        onChange={series.setMinutes}
        hour={fits(day, slot, 60)}
        twoHours={fits(day, slot, 120)}
      />
      <BookingMethodChoice
        packHours={series.payable}
        hours={plan.data?.hours ?? 0}
        value={series.method}
        onChange={series.setMethod}
      />
      <Refusal error={plan.error} onRetry={plan.refetch} />
      {plan.data && (
        <WeeklyDates dates={plan.data.dates} outdated={plan.isOutdated} onDecide={series.decide} />
      )}
      <Refusal error={act.error} />
      <div className={css['send']}>
        <SeriesPrice plan={plan.data} outdated={plan.isOutdated} method={series.method} />
        <ActionButtons
          submit={t('series.submit')}
          disabled={plan.isOpen}
          isPending={act.isPending || form.matching.looking}
          onBack={onBack}
        />
      </div>
    </form>
  );
}

const WEEKS = Array.from(
  { length: SERIES_WEEKS.max - SERIES_WEEKS.min + 1 },
  (_, index) => SERIES_WEEKS.min + index,
);

function WeeksField({ value, onChange }: { value: number; onChange: (weeks: number) => void }) {
  const t = useTypedTranslate();
  return (
    <TextField
      select
      label={t('labels.series.weeks')}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {WEEKS.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface SeriesPriceProps {
  plan: SeriesPlanAnswer | undefined;
  outdated: boolean;
  method: PaymentMethod;
}

/**
 * Shows the number of undecided dates or, if there are none, of dates to book. It also shows the
 * total price in money or pack hours.
 */
function SeriesPrice({ plan, outdated, method }: SeriesPriceProps) {
  const t = useTypedTranslate();
  return (
    <p className={css['price']} aria-live="polite" aria-busy={outdated}>
      <span>
        {plan && plan.conflicts > 0
          ? t('series.undecided', { count: plan.conflicts })
          : t('series.total', { count: plan?.booked ?? 0 })}
      </span>
      <strong>
        {plan &&
          (method === 'pack' ? (
            t('reserve.pack_hours', { hours: plan.hours })
          ) : (
            <Money cents={plan.totalCents} />
          ))}
      </strong>
    </p>
  );
}
