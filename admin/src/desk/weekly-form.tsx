import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { SeriesAnswer, SeriesChoiceInput } from '@five/shared/bookings/series.contract';
import { SERIES_WEEKS } from '@five/shared/bookings/series.codes';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addMinutes, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { createSeries, planQuery } from '../bookings/series.queries.ts';
import {
  callerOf,
  customerInput,
  EMPTY_CALLER,
  customerForPrices,
  type Caller,
} from '../customers/caller.rules.ts';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { SameNameCustomers } from '../customers/same-name-customers.tsx';
import { useMatchingCustomers } from '../customers/use-matching-customers.ts';
import { ActionButtons, submitOnce } from '../platform/action-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAction } from '../platform/use-action.ts';
import { useDebouncedValue } from '../platform/use-debounced-value.ts';
import { Money } from '../platform/period-text.tsx';
import { BookingMethodChoice } from './booking-method-choice.tsx';
import { fits, type Slot } from './board.rules.ts';
import { DurationChoice } from './duration-choice.tsx';
import css from './reserve-form.module.css';
import { WeeklyDates } from './weekly-dates.tsx';

interface WeeklyFormProps {
  day: DeskDayAnswer;
  slot: Slot;
  onReserved: (series: SeriesAnswer) => void;
  onBack: () => void;
}

const USUAL_WEEKS = 8;
const WEEKS = Array.from(
  { length: SERIES_WEEKS.max - SERIES_WEEKS.min + 1 },
  (_, index) => SERIES_WEEKS.min + index,
);

/** Sells a series to a caller: each date is decided before booking, and is confirmed at once. */
export function WeeklyForm({ day, slot, onReserved, onBack }: WeeklyFormProps) {
  const t = useTypedTranslate();
  const [minutes, setMinutes] = useState<'60' | '120'>('60');
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const [wanted, setMethod] = useState<PaymentMethod>('cash');
  const [caller, setCaller] = useState<Caller>(EMPTY_CALLER);
  const [choices, setChoices] = useState<SeriesChoiceInput[]>([]);
  const [tried, setTried] = useState(false);
  const customer = customerInput(caller);
  const recognised = useMatchingCustomers(caller, setCaller);
  const priced = customerForPrices(useDebouncedValue(caller));
  const times = {
    date: slot.date,
    startTime: slot.startTime,
    endTime: timeOfWall(addMinutes(wallOf(slot.date, slot.startTime), Number(minutes))),
    pitch: slot.pitch,
  };
  const wish = { ...times, weeks, choices };
  const {
    data: plan,
    error: unread,
    refetch,
    isPlaceholderData,
  } = useQuery(planQuery({ ...wish, ...(priced && { customer: priced }) }));
  const payable = plan?.missingHours === 0 ? plan.hours : 0;
  const method = wanted === 'pack' && payable === 0 ? 'cash' : wanted;
  const input = {
    ...wish,
    hash: plan?.hash ?? '',
    paymentMethod: method,
    acceptRules: true as const,
    customer: customer ?? {},
  };
  const key = useIdempotencyKey(input);
  const act = useAction(
    () => createSeries(input, key),
    () => t('series.done', { name: caller.name }),
  );
  const decide = (date: string, choice: SeriesChoiceInput | null) =>
    setChoices((before) => [
      ...before.filter((one) => one.date !== date),
      ...(choice ? [choice] : []),
    ]);
  const isOpen = !plan || isPlaceholderData || plan.conflicts > 0 || plan.booked === 0;
  const book = () =>
    customer !== null &&
    !isOpen &&
    act.mutate(undefined, { onSuccess: ({ data }) => onReserved(data) });
  const send = submitOnce(act, () => {
    setTried(true);
    void recognised.check(book);
  });
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <BookingSlot slot={times} />
      <CustomerFields
        caller={caller}
        onChange={setCaller}
        tried={tried}
        failure={failureOf(act.error)}
      />
      <SameNameCustomers
        cards={recognised.cards}
        onKnown={(card) => setCaller(callerOf(card))}
        onNew={() => recognised.pass(book)}
      />
      <TextField
        select
        label={t('series.weeks')}
        value={weeks}
        onChange={({ target }) => setWeeks(Number(target.value))}
      >
        {WEEKS.map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
      <DurationChoice
        takeFocus={false}
        value={minutes}
        onChange={setMinutes}
        hour={fits(day, slot, 60)}
        twoHours={fits(day, slot, 120)}
      />
      <BookingMethodChoice
        packHours={payable}
        hours={plan?.hours ?? 0}
        value={method}
        onChange={setMethod}
      />
      <Refusal error={unread} onRetry={refetch} />
      {plan && <WeeklyDates dates={plan.dates} outdated={isPlaceholderData} onDecide={decide} />}
      <Refusal error={act.error} />
      <div className={css['send']}>
        <p className={css['price']} aria-live="polite" aria-busy={isPlaceholderData}>
          <span>
            {plan && plan.conflicts > 0
              ? t('series.undecided', { smart_count: plan.conflicts })
              : t('series.total', { smart_count: plan?.booked ?? 0 })}
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
        <ActionButtons
          submit={t('series.submit')}
          disabled={isOpen}
          isPending={act.isPending || recognised.looking}
          onBack={onBack}
        />
      </div>
    </form>
  );
}
