import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { useEffect, useState } from 'react';
import { createBooking } from '../../bookings/bookings.queries.ts';
import { useCallerForm, type CallerForm } from '../../customers/caller/use-caller-form.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../../platform/requests/use-action.ts';
import { slotLasting, type Slot } from '../board/board.rules.ts';
import { usePackHours } from './use-pack-hours.ts';
import type { Draft } from './use-reserve-draft.ts';

interface Reservation {
  slot: Slot;
  /** The input about the current caller that was begun in another slot; null if there is none. */
  begun: Draft | null;
  /**
   * Called with the input after each change; called with null while the caller fields are empty.
   */
  onDraftChange: (draft: Draft | null) => void;
  onReserved: (booking: BookingAnswer) => void;
}

/** State of the form that books a slot, and the request that sends it. */
export function useReservation({ slot, begun, onDraftChange, onReserved }: Reservation) {
  const [minutes, setMinutes] = useState<Draft['minutes']>(begun?.minutes ?? '60');
  const [wanted, setMethod] = useState<PaymentMethod>(begun?.method ?? 'cash');
  const form = useCallerForm(begun?.caller);
  const { caller, isEmpty } = form;
  useEffect(
    () => onDraftChange(isEmpty ? null : { caller, minutes, method: wanted }),
    [onDraftChange, isEmpty, caller, minutes, wanted],
  );
  const hours = Number(minutes) / 60;
  const { most, used } = usePackHours(caller.known?.reference ?? null, slot.date, hours);
  const method = wanted === 'pack' && most < hours ? 'cash' : wanted;
  const period = slotLasting(slot, Number(minutes));
  const request = useCreateBooking({ period, method, form, onReserved });
  return {
    ...request,
    form,
    draft: { caller, minutes, method: wanted },
    period,
    setMinutes,
    setMethod,
    payment: {
      method,
      hours,
      packHours: most,
      /**
       * The pack hours that this booking uses, and the hours left in the pack after it. Null if the
       * booking is paid in money, or if no pack can pay it.
       */
      pack: method === 'pack' && used ? { hours, left: used.remainingHours - hours } : null,
    },
  };
}

interface NewBooking extends Pick<Reservation, 'onReserved'> {
  period: Slot;
  method: PaymentMethod;
  form: CallerForm;
}

function useCreateBooking({ period, method, form: { caller, customer }, onReserved }: NewBooking) {
  const t = useTypedTranslate();
  const input = {
    ...period,
    paymentMethod: method,
    acceptRules: true as const,
    customer: customer ?? {},
  };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => createBooking(input, key)),
    () => t('reserve.done', { name: caller.name }),
  );
  const book = () =>
    customer !== null && act.mutate(undefined, { onSuccess: ({ data }) => onReserved(data) });
  return { act, book };
}
