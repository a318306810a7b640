import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { refreshDesk } from '../platform/use-action.ts';

/** The result of an action for one booking as text, and whether the action succeeded. */
export interface Outcome {
  done: boolean;
  said: string;
}

/**
 * Replaces the mutation state in the form of a bulk action, because the results are shown per row.
 */
export const ROW_BY_ROW = { isPending: false, error: null };

/**
 * Runs one action for many bookings, one after the other. Each succeeds or fails independently,
 * with the usual notification. The reason of a failure is kept.
 */
export function useBulk() {
  const client = useQueryClient();
  const translate = useTranslate();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const run = async (
    bookings: readonly BookingAnswer[],
    act: (booking: BookingAnswer) => Promise<Outcome>,
  ) => {
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
