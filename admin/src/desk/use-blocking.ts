import { wallOf } from '@five/shared/time/wall-time';
import { useState } from 'react';
import type { Slot } from './board.rules.ts';
import type { useDeskPlace } from './desk-place.ts';

/** A block that is being written: kept while who stands there is called, moved and cancelled. */
export interface BlockDraft {
  slot: Slot;
  /** The opening day on whose board it was begun: a moved booking may have turned it. */
  day: string;
  end: string;
  reason: string;
  /** The booking it was begun from, to which giving it up leads back. */
  from: string | null;
  /** Something stood in its way before. */
  stood: boolean;
}

/** The block that is being written, and the ways to begin it, to leave it for what stands there, to come back and to give it up. */
export function useBlocking(place: ReturnType<typeof useDeskPlace>) {
  const [draft, setDraft] = useState<BlockDraft | null>(null);
  const { date } = place;
  const isClosed = place.booking === null && place.slot === null && place.block === null && !place.lanes;
  const [seen, setSeen] = useState({ date, isClosed });
  if (seen.date !== date || seen.isClosed !== isClosed) {
    setSeen({ date, isClosed });
    // Closed is given up; turned to another day, one looks for an hour for who has to leave.
    if (isClosed && seen.date === date) setDraft(null);
  }
  return {
    draft,
    change: (changes: Partial<BlockDraft>) => setDraft((was) => was && { ...was, ...changes }),
    begin: (slot: Slot, day: string, from: string | null = null) => {
      setDraft({ slot, day, end: slot.endTime, reason: '', from, stood: from !== null });
      place.openSlot(slot, day);
    },
    resume: () => {
      if (draft) place.openSlot(draft.slot, draft.day);
    },
    end: () => setDraft(null),
    /** Whether that slot is where it begins. */
    isAt: (slot: { pitch: string; wall: string } | null) => draft !== null && slot?.pitch === draft.slot.pitch && slot.wall === wallOf(draft.slot.date, draft.slot.startTime),
  };
}

export type Blocking = ReturnType<typeof useBlocking>;
