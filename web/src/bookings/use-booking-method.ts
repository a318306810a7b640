import { useState } from 'react';
import type { BookingMethod } from '../payments/components/method-toggle.tsx';
import { usePackFor } from './use-pack-for.ts';

/**
 * State of the payment method field of a booking; pack hours are preselected if the player has a
 * pack with enough hours.
 */
export function useBookingMethod(match: { date: string; minutes: number }) {
  const byPack = usePackFor(match) !== null;
  const [wanted, setMethod] = useState<BookingMethod | null>(null);
  const method: BookingMethod =
    wanted === 'pack' && !byPack ? 'cash' : (wanted ?? (byPack ? 'pack' : 'cash'));
  return { byPack, method, setMethod };
}
