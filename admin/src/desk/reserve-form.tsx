import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { addMinutes, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { createBooking } from '../bookings/bookings.queries.ts';
import { SlotRefusal } from '../bookings/slot-refusal.tsx';
import { CustomerFields } from '../customers/customer-fields.tsx';
import {
  callerOf,
  customerInput,
  isReady,
  EMPTY_CALLER,
  customerForPrices,
  type Caller,
} from '../customers/caller.rules.ts';
import { SameNameCustomers } from '../customers/same-name-customers.tsx';
import { useMatchingCustomers } from '../customers/use-matching-customers.ts';
import { submitOnce } from '../platform/action-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { isRefusal } from '../platform/query-client.ts';
import { useAction } from '../platform/use-action.ts';
import { useDebouncedValue } from '../platform/use-debounced-value.ts';
import { Note } from '../ui/note.tsx';
import { BookingMethodChoice } from './booking-method-choice.tsx';
import { fits, isTaken, type Slot } from './board.rules.ts';
import { DurationChoice } from './duration-choice.tsx';
import { SlotPrice } from './slot-price.tsx';
import css from './reserve-form.module.css';
import { usePackHours } from './use-pack-hours.ts';
import { ActionButton } from '../ui/action-button.tsx';

interface ReserveFormProps {
  day: DeskDayAnswer;
  slot: Slot;
  /** Venue wall time. */
  now: string;
  onReserved: (booking: BookingAnswer) => void;
  /** Input carried over from another slot. */
  begun: Draft | null;
  /** The input so far; null while there is no name. */
  onSaid: (draft: Draft | null) => void;
  onOther: (slot: Slot, draft: Draft) => void;
}

/** The input about the caller. */
export interface Draft {
  caller: Caller;
  minutes: '60' | '120';
  method: PaymentMethod;
}

/** Books with name, phone and Enter. The displayed price is the one charged. */
export function ReserveForm({
  day,
  slot,
  now,
  begun,
  onSaid,
  onReserved,
  onOther,
}: ReserveFormProps) {
  const t = useTypedTranslate();
  const [minutes, setMinutes] = useState<'60' | '120'>(begun?.minutes ?? '60');
  const [wanted, setMethod] = useState<PaymentMethod>(begun?.method ?? 'cash');
  const [caller, setCaller] = useState<Caller>(begun?.caller ?? EMPTY_CALLER);
  const [tried, setTried] = useState(false);
  const customer = customerInput(caller);
  const recognised = useMatchingCustomers(caller, setCaller);
  const isCarried = caller === begun?.caller && isReady(caller);
  useEffect(
    () => onSaid(caller === EMPTY_CALLER ? null : { caller, minutes, method: wanted }),
    [onSaid, caller, minutes, wanted],
  );
  const hours = Number(minutes) / 60;
  const { most: packHours, used: pack } = usePackHours(
    caller.known?.reference ?? null,
    slot.date,
    hours,
  );
  const method = wanted === 'pack' && packHours < hours ? 'cash' : wanted;
  const times = {
    pitch: slot.pitch,
    date: slot.date,
    startTime: slot.startTime,
    endTime: timeOfWall(addMinutes(wallOf(slot.date, slot.startTime), Number(minutes))),
  };
  const input = {
    ...times,
    paymentMethod: method,
    acceptRules: true as const,
    customer: customer ?? {},
  };
  const priced = customerForPrices(useDebouncedValue(caller));
  const key = useIdempotencyKey(input);
  const act = useAction(
    () => createBooking(input, key),
    () => t('reserve.done', { name: caller.name }),
  );
  const book = () =>
    customer !== null && act.mutate(undefined, { onSuccess: ({ data }) => onReserved(data) });
  const send = submitOnce(act, () => {
    setTried(true);
    void recognised.check(book);
  });
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <BookingSlot slot={times} />
      <SlotTakenNotice
        taken={
          isTaken(day, slot) && !act.isPending && !act.isSuccess && isTakenByAnother(act.error)
        }
        begun={wallOf(slot.date, slot.startTime) < now}
      />
      <CustomerFields
        caller={caller}
        onChange={setCaller}
        tried={tried}
        failure={failureOf(act.error)}
        takesFocus={!isCarried}
      />
      <SameNameCustomers
        cards={recognised.cards}
        onKnown={(card) => setCaller(callerOf(card))}
        onNew={() => recognised.pass(book)}
      />
      <DurationChoice
        key={caller.known?.reference ?? ''}
        takeFocus={caller.known !== null && !isCarried}
        value={minutes}
        onChange={setMinutes}
        hour={fits(day, slot, 60)}
        twoHours={fits(day, slot, 120)}
      />
      <BookingMethodChoice
        packHours={packHours}
        hours={hours}
        value={method}
        onChange={setMethod}
      />
      <SlotRefusal
        error={act.error}
        onOther={(other) => {
          act.reset();
          onOther(other, { caller, minutes, method: wanted });
        }}
      />
      <div className={css['send']}>
        <SlotPrice
          asked={{ ...times, ...(priced && { customer: priced }) }}
          packHours={
            method === 'pack' && pack ? { hours, left: pack.remainingHours - hours } : null
          }
        />
        <ActionButton
          type="submit"
          variant="contained"
          size="large"
          autoFocus={begun !== null && isReady(begun.caller)}
          busy={act.isPending || recognised.looking}
        >
          {t('reserve.submit')}
        </ActionButton>
      </div>
    </form>
  );
}

/**
 * False if the refusal says so already, or if no response came: then the booking in the slot may be
 * this one.
 */
function isTakenByAnother(error: Error | null): boolean {
  return error === null || (isRefusal(error) && failureOf(error).code !== 'BOOKING_SLOT_TAKEN');
}

/** The slot was taken meanwhile, or has begun. */
function SlotTakenNotice({ taken, begun }: { taken: boolean; begun: boolean }) {
  const t = useTypedTranslate();
  return (
    <>
      {taken && (
        <Note tone="warning" icon={IconAlertTriangle} role="alert">
          {t('reserve.taken_meanwhile')}
        </Note>
      )}
      {begun && (
        <Note tone="info" icon={IconInfoCircle}>
          {t('reserve.begun')}
        </Note>
      )}
    </>
  );
}
