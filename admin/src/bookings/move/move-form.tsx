import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { DayField } from '../../platform/dates/day-field.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useMove } from './use-move.tsx';
import { useMoveTarget } from './use-move-target.ts';
import { MoveSlots } from './move-slots.tsx';
import { MoveSummary } from './move-summary.tsx';
import { type Length, lengthOf, nearestSlot, slotKey } from './moves.rules.ts';
import { SlotRefusal } from './slot-refusal.tsx';
import { useMovePrice } from './use-move-price.tsx';

interface MoveFormProps {
  booking: BookingAnswer;
  /** Called after the move, or when the form is cancelled. */
  onDone: () => void;
  onMoved: () => void;
}

/**
 * Moves a booking to another day, hour or pitch: free slots are shown with prices, and a
 * confirmation is required.
 */
export function MoveForm({ booking, onDone, onMoved }: MoveFormProps) {
  const t = useTypedTranslate();
  const target = useMoveTarget(booking);
  const { slot, fields, read } = useMovePrice(booking, target.slot);
  const act = useMove(booking);
  const turnTo = (date: string) => (act.reset(), target.setDay(date));
  const send = () => {
    const changes = read();
    if (changes) act.mutate(changes, { onSuccess: () => (onDone(), onMoved()) });
  };
  // If staff must choose the price of the move, the price fields replace the hint to call the
  // customer. On a phone, both together would cover the slots.
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
      fieldsShowRefusal
      foot={foot}
      onSubmit={send}
      onBack={onDone}
    >
      <DayField date={target.day} onChange={turnTo} />
      <LengthChoice value={target.length} onChange={target.setLength} />
      <TargetSlots
        booking={booking}
        target={target}
        onChoose={(key) => (act.reset(), target.setKey(key))}
      />
      {fields && toCall}
      <SlotRefusal
        error={act.error}
        onOther={(other) => (
          turnTo(other.openingDay),
          target.setLength(lengthOf(other)),
          target.setKey(slotKey(other))
        )}
      />
    </ActionForm>
  );
}

function TargetSlots({
  booking,
  target: { slots, key, isLoaded, error, refetch },
  onChoose,
}: {
  booking: BookingAnswer;
  target: ReturnType<typeof useMoveTarget>;
  onChoose: (key: string) => void;
}) {
  if (error) return <Refusal error={error} onRetry={refetch} />;
  return (
    <MoveSlots
      slots={slots}
      waiting={!isLoaded}
      chosen={key}
      start={nearestSlot(slots, booking)}
      onChoose={onChoose}
    />
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
