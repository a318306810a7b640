import type {
  BookingAnswer,
  MoveSlot,
  UpdateBookingInput,
} from '@five/shared/bookings/bookings.contract';
import { IconCalendarOff } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { changeBooking, movesQuery } from '../bookings/bookings.queries.ts';
import { Moved, UNDO_MS } from '../bookings/moved.tsx';
import { MoveSummary } from '../bookings/move-summary.tsx';
import { useMovePrice } from '../bookings/use-move-price.tsx';
import { ActForm } from '../platform/act-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { Reading } from '../platform/reading.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { useAct } from '../platform/use-act.ts';
import { Note } from '../ui/note.tsx';
import detail from '../ui/record-detail.module.css';
import type { Slot } from './board.rules.ts';
import type { Landing } from './drag.rules.ts';

/** A booking dropped at another position. */
export interface Drop {
  booking: BookingAnswer;
  slot: Slot;
  landing: Landing;
}

interface DropFormProps {
  drop: Drop;
  /** The opening day that the board shows. */
  day: string;
  onMoved: () => void;
  onBack: () => void;
}

/** Confirms a drop: the API reports whether the slot is free and its price. */
export function DropForm({ drop: { booking, slot }, day, onMoved, onBack }: DropFormProps) {
  const { data, error, refetch } = useQuery(movesQuery(booking.reference, day));
  const offer = data?.date === day ? data.slots.find((one) => isSame(one, slot)) : undefined;
  if (error) return <Refusal error={error} onRetry={refetch} />;
  if (data?.date !== day) return <Reading />;
  return offer ? (
    <Confirm booking={booking} offer={offer} onMoved={onMoved} onBack={onBack} />
  ) : (
    <NotFree slot={slot} onBack={onBack} />
  );
}

function Confirm({
  booking,
  offer,
  onMoved,
  onBack,
}: {
  booking: BookingAnswer;
  offer: MoveSlot;
  onMoved: () => void;
  onBack: () => void;
}) {
  const say = useSay();
  const { slot = offer, fields, read } = useMovePrice(booking, offer);
  const act = useAct(
    (changes: UpdateBookingInput) => changeBooking(booking.reference, changes),
    () => <Moved booking={booking} />,
    UNDO_MS,
  );
  const send = () => {
    const changes = read();
    if (changes) act.mutate(changes, { onSuccess: onMoved });
  };
  return (
    <ActForm
      title={say('move.here')}
      submit={say('move.submit')}
      act={act}
      onSubmit={send}
      onBack={onBack}
    >
      <MoveSummary booking={booking} slot={slot} />
      {fields}
      <ToCall customers={[booking.customer]} quiet />
    </ActForm>
  );
}

function NotFree({ slot, onBack }: { slot: Slot; onBack: () => void }) {
  const say = useSay();
  return (
    <div className={detail['detail']}>
      <BookingSlot slot={slot} />
      <Note tone="warning" icon={IconCalendarOff} role="alert">
        {say('move.not_free')}
      </Note>
      <Button variant="contained" onClick={onBack}>
        {say('booking.keep')}
      </Button>
    </div>
  );
}

const isSame = (one: MoveSlot, { pitch, date, startTime, endTime }: Slot) =>
  one.pitch === pitch &&
  one.date === date &&
  one.startTime === startTime &&
  one.endTime === endTime;
