import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { addMinutes, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { IconInfoCircle } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { createBooking } from '../bookings/bookings.queries.ts';
import { SlotRefusal } from '../bookings/slot-refusal.tsx';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { customerInput, NOBODY, pricedCustomer, type Caller } from '../customers/caller.rules.ts';
import { sending } from '../platform/act-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { useAct } from '../platform/use-act.ts';
import { useSettled } from '../platform/use-settled.ts';
import { Note } from '../ui/note.tsx';
import { BookingMethodChoice } from './booking-method-choice.tsx';
import { fits, type Slot } from './board.rules.ts';
import { DurationChoice } from './duration-choice.tsx';
import { SlotPrice } from './slot-price.tsx';
import css from './reserve-form.module.css';
import { usePackHours } from './use-pack-hours.ts';

interface ReserveFormProps {
  day: DeskDayAnswer;
  slot: Slot;
  /** The venue's wall. */
  now: string;
  onReserved: (booking: BookingAnswer) => void;
  onOther: (slot: Slot) => void;
}

/** Done with the caller on the line: name, phone, Enter. The price is said before, and is the one that is charged. */
export function ReserveForm({ day, slot, now, onReserved, onOther }: ReserveFormProps) {
  const say = useSay();
  const [minutes, setMinutes] = useState<'60' | '120'>('60');
  const [wanted, setMethod] = useState<PaymentMethod>('cash');
  const [caller, setCaller] = useState<Caller>(NOBODY);
  const [tried, setTried] = useState(false);
  const customer = customerInput(caller);
  const hours = Number(minutes) / 60;
  const packHours = usePackHours(caller.known?.reference ?? null, slot.date);
  const method = wanted === 'pack' && packHours < hours ? 'cash' : wanted;
  const times = { pitch: slot.pitch, date: slot.date, startTime: slot.startTime, endTime: timeOfWall(addMinutes(wallOf(slot.date, slot.startTime), Number(minutes))) };
  const input = { ...times, paymentMethod: method, acceptRules: true as const, customer: customer ?? {} };
  const priced = pricedCustomer(useSettled(caller, 250));
  const key = useIdempotencyKey(input);
  const act = useAct(
    () => createBooking(input, key),
    () => say('reserve.done', { name: caller.name }),
  );
  const send = sending(act, () => {
    setTried(true);
    if (customer !== null) act.mutate(undefined, { onSuccess: ({ data }) => onReserved(data) });
  });
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <BookingSlot slot={times} />
      {wallOf(slot.date, slot.startTime) < now && (
        <Note tone="info" icon={IconInfoCircle}>
          {say('reserve.begun')}
        </Note>
      )}
      <CustomerFields caller={caller} onChange={setCaller} tried={tried} failure={failureOf(act.error)} />
      <DurationChoice key={caller.known?.reference ?? ''} takeFocus={caller.known !== null} value={minutes} onChange={setMinutes} hour={fits(day, slot, 60)} twoHours={fits(day, slot, 120)} />
      <BookingMethodChoice packHours={packHours} hours={hours} value={method} onChange={setMethod} />
      <SlotRefusal error={act.error} onOther={(other) => { act.reset(); onOther(other); }} />
      <div className={css['send']}>
        <SlotPrice asked={{ ...times, ...(priced && { customer: priced }) }} packHours={method === 'pack' ? hours : null} />
        <Button type="submit" variant="contained" size="large" disabled={act.isPending}>
          {say('reserve.submit')}
        </Button>
      </div>
    </form>
  );
}
