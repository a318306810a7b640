import type { DeskQuoteRequest } from '@five/shared/bookings/create-booking.calls';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { wallOf } from '@five/shared/time/wall-time';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { BookingSlot } from '../../bookings/detail/booking-slot.tsx';
import { SlotRefusal } from '../../bookings/move/slot-refusal.tsx';
import { customerForPrices, isReady, type Caller } from '../../customers/caller.rules.ts';
import { CallerFields } from '../../customers/caller/caller-fields.tsx';
import { submitOnce } from '../../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { isRefusal } from '@five/client/query-client';
import { useDebouncedValue } from '../../platform/forms/typed-search.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Note } from '../../ui/note.tsx';
import { BookingMethodChoice } from './booking-method-choice.tsx';
import { fits, isTaken, type Slot } from '../board/board.rules.ts';
import { DurationChoice } from './duration-choice.tsx';
import { useReservation } from './use-reservation.ts';
import css from './reserve-form.module.css';
import { SlotPrice } from './slot-price.tsx';
import type { Draft } from './use-reserve-draft.ts';

interface ReserveFormProps {
  day: DeskDayAnswer;
  slot: Slot;
  /** Current wall time of the venue. */
  now: string;
  onReserved: (booking: BookingAnswer) => void;
  /** The input about the current caller that was begun in another slot; null if there is none. */
  begun: Draft | null;
  /**
   * Called with the input after each change; called with null while the caller fields are empty.
   */
  onDraftChange: (draft: Draft | null) => void;
  onOther: (slot: Slot, draft: Draft) => void;
}

/**
 * Form to book a slot: staff type name and phone and press Enter. The displayed price is the one
 * charged.
 */
export function ReserveForm({ day, slot, now, begun, onOther, ...handlers }: ReserveFormProps) {
  const { form, draft, period, payment, act, book, setMinutes, setMethod } = useReservation({
    slot,
    begun,
    ...handlers,
  });
  const { known } = form.caller;
  const isCarried = form.caller === begun?.caller && isReady(form.caller);
  return (
    <form className={css['form']} onSubmit={submitOnce(act, () => form.submit(book))} noValidate>
      <BookingSlot slot={period} />
      <SlotTakenNotice
        taken={isTaken(day, slot) && isTakenByAnother(act)}
        begun={wallOf(slot.date, slot.startTime) < now}
      />
      <CallerFields form={form} error={act.error} takesFocus={!isCarried} onNew={book} />
      <DurationChoice
        key={known?.reference ?? ''}
        takeFocus={known !== null && !isCarried}
        value={draft.minutes}
        onChange={setMinutes}
        hour={fits(day, slot, 60)}
        twoHours={fits(day, slot, 120)}
      />
      <BookingMethodChoice
        packHours={payment.packHours}
        hours={payment.hours}
        value={payment.method}
        onChange={setMethod}
      />
      <SlotRefusal error={act.error} onOther={(other) => (act.reset(), onOther(other, draft))} />
      <PriceAndSubmit
        period={period}
        caller={form.caller}
        packHours={payment.pack}
        takesFocus={begun !== null && isReady(begun.caller)}
        busy={act.isPending || form.matching.looking}
      />
    </form>
  );
}

interface PriceAndSubmitProps {
  period: DeskQuoteRequest;
  caller: Caller;
  packHours: { hours: number; left: number } | null;
  takesFocus: boolean;
  busy: boolean;
}

/** The price for the caller, beside the button that books at this price. */
function PriceAndSubmit({ period, caller, packHours, takesFocus, busy }: PriceAndSubmitProps) {
  const t = useTypedTranslate();
  const customer = customerForPrices(useDebouncedValue(caller));
  return (
    <div className={css['send']}>
      <SlotPrice input={{ ...period, ...(customer && { customer }) }} packHours={packHours} />
      <ActionButton
        type="submit"
        variant="contained"
        size="large"
        autoFocus={takesFocus}
        busy={busy}
      >
        {t('reserve.submit')}
      </ActionButton>
    </div>
  );
}

/**
 * Whether a slot that is taken now was taken by another booking. False while the form's own request
 * is pending, after it succeeded, and after it got no response. Also false if the API's error
 * message already states that the slot is taken.
 */
function isTakenByAnother({ isPending, isSuccess, error }: Attempt): boolean {
  if (isPending || isSuccess) return false;
  return error === null || (isRefusal(error) && failureOf(error).code !== 'BOOKING_SLOT_TAKEN');
}

type Attempt = Pick<ReturnType<typeof useReservation>['act'], 'isPending' | 'isSuccess' | 'error'>;

/** Note that the slot was taken meanwhile, or that its time has begun. */
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
