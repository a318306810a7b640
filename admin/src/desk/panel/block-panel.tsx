import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { StandingOnPitch } from '@five/shared/slots/slots.contract';
import { BlockForm } from '../forms/block-form.tsx';
import { isTaken } from '../board/board.rules.ts';
import type { useDeskLocation } from '../desk-location.ts';
import type { BlockDraft, Blocking } from '../forms/use-blocking.ts';

/**
 * Shows the block form. Staff can open an overlapping booking from the form and return to the form
 * later. Cancelling returns to the booking from which the block was begun.
 */
export function BlockPanel({
  day,
  draft,
  blocking,
  place,
}: {
  day: DeskDayAnswer;
  draft: BlockDraft;
  blocking: Blocking;
  place: ReturnType<typeof useDeskLocation>;
}) {
  const back = () => {
    blocking.end();
    if (draft.from !== null) place.openBooking(draft.from, draft.day);
    else if (isTaken(day, draft.slot)) place.close();
  };
  const open = ({ kind, reference }: StandingOnPitch) => {
    blocking.change({ hadConflicts: true });
    if (kind === 'booking') place.openBooking(reference, draft.day);
    else place.openBlock(reference, draft.day);
  };
  return (
    <BlockForm
      day={day}
      draft={draft}
      onChange={blocking.change}
      onOpen={open}
      onBlocked={({ reference }) => (blocking.end(), place.openBlock(reference, draft.day))}
      onBack={back}
    />
  );
}
