import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { refreshDesk } from '../platform/use-act.ts';

/** What became of one booking: words, and whether it is done. */
export interface Outcome {
  done: boolean;
  said: string;
}

/** What the form of such an act shows of it: it is told at each row instead. */
export const ROW_BY_ROW = { isPending: false, error: null };

/**
 * Does one thing to many bookings, one after the other: each stands or fails by itself, and its customer hears of it as if it
 * had been done alone. What was refused stays with its reason.
 */
export function useBulk() {
  const client = useQueryClient();
  const translate = useTranslate();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const run = async (bookings: readonly BookingAnswer[], act: (booking: BookingAnswer) => Promise<Outcome>) => {
    for (const [index, booking] of bookings.entries()) {
      setRunning({ done: index, all: bookings.length });
      const outcome = await act(booking).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        return { done: false, said: translate(why, { _: why }) };
      });
      setOutcomes((known) => new Map(known).set(booking.reference, outcome));
    }
    setRunning(null);
    await refreshDesk(client);
  };
  return { outcomes, running, run };
}
