import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { slotAt } from '../board/board.rules.ts';
import type { Drop } from '../forms/confirm-drop-form.tsx';
import type { useDeskLocation } from '../desk-location.ts';
import { LanesPanel } from '../lanes/lanes-panel.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { DropPanel } from './drop-panel.tsx';
import { OccupancyPanel } from './occupancy-panel.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { useDraftNavigation } from './use-draft-navigation.ts';
import type { Blocking } from '../forms/use-blocking.ts';

interface DeskPanelProps {
  day: DeskDayAnswer;
  now: string;
  place: ReturnType<typeof useDeskLocation>;
  blocking: Blocking;
  /** A booking dropped on the board, whose move must be confirmed first. */
  drop: Drop | null;
  onDropped: () => void;
  onClose: () => void;
}

/**
 * The panel beside the board. If a booking was dropped on the board, it shows the confirmation of
 * the move. Otherwise it shows what the address has opened, such as a booking or a block.
 */
export function DeskPanel({ day, now, place, blocking, drop, onDropped, onClose }: DeskPanelProps) {
  const { draft, setDraft, rebook, openOther } = useDraftNavigation(day, place);
  if (drop !== null) {
    const onMoved = () => (onDropped(), place.openBooking(drop.booking.reference));
    return (
      <DropPanel day={day} drop={drop} onMoved={onMoved} onBack={onDropped} onClose={onClose} />
    );
  }
  const common = { day, now, blocking, onClose };
  if (place.booking !== null)
    return (
      <BookingPanel
        key="booking"
        {...common}
        reference={place.booking}
        onMoved={place.find}
        onAgain={rebook}
      />
    );
  if (place.block !== null)
    return (
      <OccupancyPanel
        day={day}
        reference={place.block}
        blocking={blocking}
        onAccepted={place.openBooking}
        onClose={onClose}
      />
    );
  if (place.lanes) {
    const open = ({ reference }: { reference: string }) => place.find(reference);
    return <LanesPanel day={day} now={now} onOpen={open} onClose={onClose} />;
  }
  if (place.slot === null) return null;
  return (
    <SlotPanel
      key={`${place.slot.pitch} ${place.slot.wall}`}
      {...common}
      slot={slotAt(day, place.slot.pitch, place.slot.wall)}
      begun={draft}
      onDraftChange={setDraft}
      place={place}
      onOther={openOther}
    />
  );
}
