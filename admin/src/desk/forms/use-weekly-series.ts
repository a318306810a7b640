import type {
  SeriesChoiceRequest,
  DeskSeriesPlanRequest,
} from '@five/shared/bookings/series/series.requests';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createSeries, planQuery } from '../../bookings/series/series.queries.ts';
import { customerForPrices, type Caller } from '../../customers/caller.rules.ts';
import { useCallerForm, type CallerForm } from '../../customers/caller/use-caller-form.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../../platform/requests/use-action.ts';
import { useDebouncedValue } from '../../platform/forms/typed-search.ts';
import { slotLasting, type Slot } from '../board/board.rules.ts';

const USUAL_WEEKS = 8;

/**
 * State of the form for a series that begins in a slot: its input, its plan, and the request that
 * books it.
 */
export function useWeeklySeries(slot: Slot, onReserved: (series: SeriesAnswer) => void) {
  const [minutes, setMinutes] = useState<'60' | '120'>('60');
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const [wanted, setMethod] = useState<PaymentMethod>('cash');
  const [choices, setChoices] = useState<SeriesChoiceRequest[]>([]);
  const form = useCallerForm();
  const period = slotLasting(slot, Number(minutes));
  const wish = { ...period, weeks, choices };
  const plan = useSeriesPlan(wish, form.caller);
  const payable = plan.data?.missingHours === 0 ? plan.data.hours : 0;
  const method = wanted === 'pack' && payable === 0 ? 'cash' : wanted;
  const request = useCreateSeries({ wish, plan, method, form, onReserved });
  return {
    ...request,
    form,
    period,
    minutes,
    setMinutes,
    weeks,
    setWeeks,
    method,
    setMethod,
    /**
     * Number of pack hours that the series uses if the customer's packs cover all of them; else 0,
     * and pack hours cannot be selected.
     */
    payable,
    plan,
    /** Stores the decision for a date of the series; null discards the earlier decision. */
    decide: (date: string, choice: SeriesChoiceRequest | null) =>
      setChoices((before) => [
        ...before.filter((one) => one.date !== date),
        ...(choice ? [choice] : []),
      ]),
  };
}

/**
 * The plan of the series with the caller's prices. `isOpen` is true while the series cannot be
 * booked: the plan is loading, a date is undecided, or no date is left.
 */
function useSeriesPlan(wish: DeskSeriesPlanRequest, caller: Caller) {
  const customer = customerForPrices(useDebouncedValue(caller));
  const { data, error, refetch, isPlaceholderData } = useQuery(
    planQuery({ ...wish, ...(customer && { customer }) }),
  );
  return {
    data,
    error,
    refetch,
    isOutdated: isPlaceholderData,
    isOpen: !data || isPlaceholderData || data.conflicts > 0 || data.booked === 0,
  };
}

interface NewSeries {
  wish: DeskSeriesPlanRequest;
  plan: { data: SeriesPlanAnswer | undefined; isOpen: boolean };
  method: PaymentMethod;
  form: CallerForm;
  onReserved: (series: SeriesAnswer) => void;
}

function useCreateSeries({ wish, plan, method, form, onReserved }: NewSeries) {
  const t = useTypedTranslate();
  const { caller, customer } = form;
  const input = {
    ...wish,
    hash: plan.data?.hash ?? '',
    paymentMethod: method,
    acceptRules: true as const,
    customer: customer ?? {},
  };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => createSeries(input, key)),
    () => t('series.done', { name: caller.name }),
  );
  const book = () =>
    customer !== null &&
    !plan.isOpen &&
    act.mutate(undefined, { onSuccess: ({ data }) => onReserved(data) });
  return { act, book };
}
