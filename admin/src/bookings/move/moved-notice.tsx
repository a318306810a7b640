import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useNotify } from 'ra-core';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { changeBooking } from '../bookings.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Toast of a completed move with an undo button. */
export function MovedNotice({
  booking: { reference, date, startTime, endTime, pitch },
  word,
}: {
  booking: BookingAnswer;
  word: string | undefined;
}) {
  const t = useTypedTranslate();
  const notify = useNotify();
  const back = useAction(
    () => changeBooking(reference, { date, startTime, endTime, pitch }),
    () => t('move.undone'),
  );
  const undo = () =>
    back.mutate(undefined, { onError: ({ message }) => notify(message, { type: 'error' }) });
  return (
    <>
      {word ?? t('move.done')}
      <ActionButton
        size="small"
        variant="outlined"
        color="inherit"
        disabled={back.isSuccess}
        busy={back.isPending}
        onClick={undo}
      >
        {t('move.undo')}
      </ActionButton>
    </>
  );
}
