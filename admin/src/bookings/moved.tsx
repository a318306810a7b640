import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useNotify } from 'ra-core';
import { useSay } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import { changeBooking } from './bookings.queries.ts';
import { ActButton } from '../ui/act-button.tsx';

/** How long the toast offers to undo a move, in milliseconds. */
export const UNDO_MS = 12_000;

/** Toast of a completed move with an undo button. */
export function Moved({
  booking: { reference, date, startTime, endTime, pitch },
  word,
}: {
  booking: BookingAnswer;
  word?: string;
}) {
  const say = useSay();
  const notify = useNotify();
  const back = useAct(
    () => changeBooking(reference, { date, startTime, endTime, pitch }),
    () => say('move.undone'),
  );
  const undo = () =>
    back.mutate(undefined, { onError: ({ message }) => notify(message, { type: 'error' }) });
  return (
    <>
      {word ?? say('move.done')}
      <ActButton
        size="small"
        variant="outlined"
        color="inherit"
        disabled={back.isSuccess}
        busy={back.isPending}
        onClick={undo}
      >
        {say('move.undo')}
      </ActButton>
    </>
  );
}
