import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { confirmBooking } from './bookings.queries.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { ActButton } from '../ui/act-button.tsx';

/** Confirms the booking of a customer who pays on arrival. */
export function ConfirmButton({ booking }: { booking: BookingAnswer }) {
  const say = useSay();
  const { mutate, isPending, error } = useAct(confirmBooking, () => say('booking.confirmed'));
  return (
    <>
      <ActButton
        variant="outlined"
        busy={isPending}
        startIcon={<IconCircleCheck aria-hidden />}
        onClick={() => mutate(booking.reference)}
      >
        {say('booking.confirm')}
      </ActButton>
      <Refusal error={error} />
    </>
  );
}
