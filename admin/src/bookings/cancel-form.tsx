import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useState } from 'react';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../platform/reason-form.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { useAct } from '../platform/use-act.ts';
import { Choice } from '../ui/choice.tsx';
import { mayKeep } from './booking.rules.ts';
import { cancelBooking } from './bookings.queries.ts';
import { useFreed } from './use-freed.ts';

/**
 * States the effect of a cancellation first, above all on payments: after the deadline they may
 * stay with the venue.
 */
export function CancelForm({
  booking,
  now,
  onDone,
}: {
  booking: BookingAnswer;
  now: string;
  onDone: () => void;
}) {
  const say = useSay();
  const { money } = useFormat();
  const freed = useFreed(booking);
  const [fate, setFate] = useState<'back' | 'keep'>('back');
  const isLate = mayKeep(booking, now);
  const keep = isLate && fate === 'keep';
  const act = useAct(
    (reason: string) => cancelBooking(booking.reference, { reason, ...(keep && { keep }) }),
    () => say('booking.cancelled'),
  );
  const [unit, amount] =
    booking.paidCents > 0
      ? (['money', money(booking.paidCents)] as const)
      : (['hours', ''] as const);
  return (
    <ReasonForm
      title={say('booking.cancel_title')}
      help={[
        freed,
        booking.paidCents > 0 &&
          !keep &&
          say('booking.cancel_paid', { amount: money(booking.paidCents) }),
      ]
        .filter(Boolean)
        .join(' ')}
      label={say('booking.cancel_reason')}
      submit={say('booking.cancel_submit')}
      told={
        <>
          {isLate && (
            <Choice
              label={say('booking.late')}
              value={fate}
              onChange={setFate}
              options={[
                { value: 'back', label: say(`booking.late_back.${unit}`, { amount }) },
                { value: 'keep', label: say(`booking.late_keep.${unit}`, { amount }) },
              ]}
            />
          )}
          <ToCall customers={[booking.customer]} />
        </>
      }
      act={act}
      onDone={onDone}
    />
  );
}
