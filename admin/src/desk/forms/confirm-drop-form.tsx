import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { IconCalendarOff } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BookingSlot } from '../../bookings/detail/booking-slot.tsx';
import { movesQuery } from '../../bookings/bookings.queries.ts';
import { useMove } from '../../bookings/move/use-move.tsx';
import { MoveSummary } from '../../bookings/move/move-summary.tsx';
import { useMovePrice } from '../../bookings/move/use-move-price.tsx';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import { Note } from '../../ui/note.tsx';
import detail from '../../ui/layouts/record-detail.module.css';
import type { Slot } from '../board/board.rules.ts';
import type { DropTarget } from '../board/drag.rules.ts';

/** A booking dropped at another position. */
export interface Drop {
  booking: BookingAnswer;
  slot: Slot;
  landing: DropTarget;
}

interface ConfirmDropFormProps {
  drop: Drop;
  /** The opening day for which the API lists the free slots: the day that the board shows. */
  day: string;
  onMoved: () => void;
  onBack: () => void;
}

/** Asks for a confirmation of a drop; the API returns whether the slot is free, and its price. */
export function ConfirmDropForm({
  drop: { booking, slot },
  day,
  onMoved,
  onBack,
}: ConfirmDropFormProps) {
  const { data, error, refetch } = useQuery(movesQuery(booking.reference, day));
  const offer = data?.date === day ? data.slots.find((one) => isSame(one, slot)) : undefined;
  if (error) return <Refusal error={error} onRetry={refetch} />;
  if (data?.date !== day) return <Loading />;
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
  const t = useTypedTranslate();
  const { slot = offer, fields, read } = useMovePrice(booking, offer);
  const act = useMove(booking);
  const send = () => {
    const changes = read();
    if (changes) act.mutate(changes, { onSuccess: onMoved });
  };
  return (
    <ActionForm
      title={t('move.here')}
      submit={t('move.submit')}
      act={act}
      onSubmit={send}
      onBack={onBack}
    >
      <MoveSummary booking={booking} slot={slot} />
      {fields}
      <CustomersToCall customers={[booking.customer]} quiet />
    </ActionForm>
  );
}

function NotFree({ slot, onBack }: { slot: Slot; onBack: () => void }) {
  const t = useTypedTranslate();
  return (
    <div className={detail['detail']}>
      <BookingSlot slot={slot} />
      <Note tone="warning" icon={IconCalendarOff} role="alert">
        {t('move.not_free')}
      </Note>
      <Button variant="contained" onClick={onBack}>
        {t('booking.keep')}
      </Button>
    </div>
  );
}

const isSame = (one: MoveSlot, { pitch, date, startTime, endTime }: Slot) =>
  one.pitch === pitch &&
  one.date === date &&
  one.startTime === startTime &&
  one.endTime === endTime;
