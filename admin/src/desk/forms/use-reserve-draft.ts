import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { useState } from 'react';
import type { Caller } from '../../customers/caller.rules.ts';
import { isSameCall, type DeskLocation } from '../desk-location.rules.ts';

/** The input about the current caller, kept when staff select another slot. */
export interface Draft {
  caller: Caller;
  minutes: '60' | '120';
  method: PaymentMethod;
}

/**
 * Returns the input about the current caller and its setter. The input is null if nothing is
 * entered, or after a navigation that ends the work on this caller.
 */
export function useReserveDraft({
  date,
  booking,
  slot,
  block,
  lanes,
}: DeskLocation): [Draft | null, (draft: Draft | null) => void] {
  const place = { date, booking, slot, block, lanes };
  const where = JSON.stringify(place);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [seen, setSeen] = useState({ where, place });
  if (seen.where !== where) {
    setSeen({ where, place });
    if (!isSameCall(seen.place, place)) setDraft(null);
  }
  return [draft, setDraft];
}
