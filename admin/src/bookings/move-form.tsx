import type { BookingAnswer, UpdateBookingInput } from '@five/shared/bookings/bookings.contract';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import { wallOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionForm } from '../platform/action-form.tsx';
import { DayField } from '../platform/day-field.tsx';
import { useTypedTranslate } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { CustomersToCall } from '../platform/customers-to-call.tsx';
import { useAction } from '../platform/use-action.ts';
import { venueQuery } from '../platform/venue.queries.ts';
import { Choice } from '../ui/choice.tsx';
import { changeBooking, movesQuery } from './bookings.queries.ts';
import { MoveSlots } from './move-slots.tsx';
import { MoveSummary } from './move-summary.tsx';
import { MovedNotice, UNDO_MS } from './moved-notice.tsx';
import { type Length, lengthOf, nearestSlot, slotKey } from './moves.rules.ts';
import { SlotRefusal } from './slot-refusal.tsx';
import { useMovePrice } from './use-move-price.tsx';

interface MoveFormProps {
  booking: BookingAnswer;
  /** Also called after a cancelled attempt. */
  onDone: () => void;
  onMoved: () => void;
}

/**
 * Moves a booking to another day, hour or pitch: free slots are shown with prices, and a
 * confirmation is required.
 */
export function MoveForm({ booking, onDone, onMoved }: MoveFormProps) {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const day =
    chosenDay ??
    (venue ? openingDayOf(wallOf(booking.date, booking.startTime), venue) : null) ??
    booking.date;
  const [length, setLength] = useState(lengthOf(booking));
  const [key, setKey] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(movesQuery(booking.reference, day));
  const slots = data?.date === day ? data.slots.filter((one) => lengthOf(one) === length) : [];
  const { slot, fields, read } = useMovePrice(
    booking,
    slots.find((one) => slotKey(one) === key),
  );
  const act = useAction(
    (changes: UpdateBookingInput) => changeBooking(booking.reference, changes),
    () => <MovedNotice booking={booking} />,
    UNDO_MS,
  );
  const turnTo = (date: string) => (act.reset(), setChosenDay(date), setKey(null));
  const send = () => {
    const changes = read();
    if (changes) act.mutate(changes, { onSuccess: () => (onDone(), onMoved()) });
  };
  // The price choice replaces the call hint at the foot; both would cover the slots on a phone.
  const toCall = <CustomersToCall customers={[booking.customer]} quiet />;
  const foot = slot ? (
    <>
      <MoveSummary booking={booking} slot={slot} />
      {fields ?? toCall}
    </>
  ) : (
    <p>{t('move.choose')}</p>
  );
  return (
    <ActionForm
      title={t('move.title')}
      submit={t('move.submit')}
      disabled={!slot}
      act={act}
      tellsRefusal
      foot={foot}
      onSubmit={send}
      onBack={onDone}
    >
      <DayField date={day} onChange={turnTo} />
      <LengthChoice value={length} onChange={setLength} />
      {error ? (
        <Refusal error={error} onRetry={refetch} />
      ) : (
        <MoveSlots
          slots={slots}
          waiting={data?.date !== day}
          chosen={key}
          start={nearestSlot(slots, booking)}
          onChoose={(next) => (act.reset(), setKey(next))}
        />
      )}
      {fields && toCall}
      <SlotRefusal
        error={act.error}
        onOther={(other) => (
          turnTo(other.openingDay),
          setLength(lengthOf(other)),
          setKey(slotKey(other))
        )}
      />
    </ActionForm>
  );
}

function LengthChoice({ value, onChange }: { value: Length; onChange: (length: Length) => void }) {
  const t = useTypedTranslate();
  const options = [
    { value: '60', label: t('reserve.one_hour') },
    { value: '120', label: t('reserve.two_hours') },
  ] as const;
  return (
    <Choice label={t('reserve.duration')} value={value} onChange={onChange} options={options} />
  );
}
