import { useState } from 'react';
import { isSameCall, type DeskLocation } from './desk-location.rules.ts';
import type { Draft } from './reserve-form.tsx';

/** The current caller's input; null for the next one. */
export function useReserveDraft({
  date,
  booking,
  slot,
  block,
  lanes,
}: DeskLocation): [Draft | null, (draft: Draft | null) => void] {
  const place = { date, booking, slot, block, lanes };
  const where = JSON.stringify(place);
  const [said, setSaid] = useState<Draft | null>(null);
  const [seen, setSeen] = useState({ where, place });
  if (seen.where !== where) {
    setSeen({ where, place });
    if (!isSameCall(seen.place, place)) setSaid(null);
  }
  return [said, setSaid];
}
