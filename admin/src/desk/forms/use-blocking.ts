import { wallOf } from '@five/shared/time/wall-time';
import { useState } from 'react';
import type { Slot } from '../board/board.rules.ts';
import type { useDeskLocation } from '../desk-location.ts';

/**
 * A block that is being entered. It is kept while bookings that overlap it are moved or cancelled.
 */
export interface BlockDraft {
  slot: Slot;
  /**
   * The opening day on which the block was begun; it is stored because moving a booking may change
   * the displayed day.
   */
  day: string;
  end: string;
  reason: string;
  /** The booking from which the block was begun; cancelling the block returns to this booking. */
  from: string | null;
  /**
   * True if the block was begun from a booking, or if staff have opened an overlapping booking or
   * block from the form.
   */
  hadConflicts: boolean;
}

/**
 * State of the block that is being entered, with actions to begin, suspend, resume and cancel it.
 */
export function useBlocking(place: ReturnType<typeof useDeskLocation>) {
  const [draft, setDraft] = useState<BlockDraft | null>(null);
  const { date } = place;
  const isClosed =
    place.booking === null && place.slot === null && place.block === null && !place.lanes;
  const [seen, setSeen] = useState({ date, isClosed });
  if (seen.date !== date || seen.isClosed !== isClosed) {
    setSeen({ date, isClosed });
    // Closing the panel cancels the block. A change of day does not cancel it, because staff look
    // for a slot to which a booking can be moved.
    if (isClosed && seen.date === date) setDraft(null);
  }
  return {
    draft,
    change: (changes: Partial<BlockDraft>) => setDraft((was) => was && { ...was, ...changes }),
    begin: (slot: Slot, day: string, from: string | null = null) => {
      setDraft({ slot, day, end: slot.endTime, reason: '', from, hadConflicts: from !== null });
      place.openSlot(slot, day);
    },
    resume: () => {
      if (draft) place.openSlot(draft.slot, draft.day);
    },
    end: () => setDraft(null),
    /** Whether `slot` has the pitch and start of the block that is being entered. */
    isAt: (slot: { pitch: string; wall: string } | null) =>
      draft !== null &&
      slot?.pitch === draft.slot.pitch &&
      slot.wall === wallOf(draft.slot.date, draft.slot.startTime),
  };
}

export type Blocking = ReturnType<typeof useBlocking>;
