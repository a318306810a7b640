import { useState } from 'react';
import type { BookingMethod } from '../payments/components/method-toggle.tsx';
import { usePackFor } from './use-pack-for.ts';

/** The selected payment method of a match; pack hours are preselected if they can pay. */
export function useBookingMethod(match: { date: string; minutes: number }) {
  const byPack = usePackFor(match) !== null;
  const [wanted, setMethod] = useState<BookingMethod | null>(null);
  const method: BookingMethod =
    wanted === 'pack' && !byPack ? 'cash' : (wanted ?? (byPack ? 'pack' : 'cash'));
  return { byPack, method, setMethod };
}
