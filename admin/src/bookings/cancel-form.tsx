import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../platform/reason-form.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { useAct } from '../platform/use-act.ts';
import { cancelBooking } from './bookings.queries.ts';
import { useFreed } from './use-freed.ts';

/** Says what cancelling does before it does it, the money received above all. */
export function CancelForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const freed = useFreed(booking);
  const act = useAct(
    (reason: string) => cancelBooking(booking.reference, reason),
    () => say('booking.cancelled'),
  );
  return (
    <ReasonForm
      title={say('booking.cancel_title')}
      help={[freed, booking.paidCents > 0 && say('booking.cancel_paid', { amount: money(booking.paidCents) })].filter(Boolean).join(' ')}
      label={say('booking.cancel_reason')}
      submit={say('booking.cancel_submit')}
      told={<ToCall customers={[booking.customer]} />}
      act={act}
      onDone={onDone}
    />
  );
}
