import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../platform/reason-form.tsx';
import { cancelBooking } from './bookings.queries.ts';
import { useAct } from '../platform/use-act.ts';

/** Says what cancelling does before it does it, the money received above all. */
export function CancelForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const act = useAct(
    (reason: string) => cancelBooking(booking.reference, reason),
    () => say('booking.cancelled'),
  );
  return (
    <ReasonForm
      title={say('booking.cancel_title')}
      help={[say('booking.cancel_help'), booking.paidCents > 0 && say('booking.cancel_paid', { amount: money(booking.paidCents) })].filter(Boolean).join(' ')}
      label={say('booking.cancel_reason')}
      submit={say('booking.cancel_submit')}
      act={act}
      onDone={onDone}
    />
  );
}
