import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { refreshDesk } from '../../platform/requests/use-action.ts';

/** The result of an action for one booking as text, and whether the action succeeded. */
export interface Outcome {
  done: boolean;
  message: string;
}

/** Props of the form of a bulk action. */
export interface BulkActionProps {
  bookings: readonly BookingAnswer[];
  onRun: (act: (booking: BookingAnswer) => Promise<Outcome>) => void;
  onBack: () => void;
}

/**
 * Passed to the form of a bulk action as the state of its request. The form then shows no progress
 * and no error, because the row of each booking shows its own result.
 */
export const ROW_BY_ROW = { isPending: false, error: null };

/**
 * Runs one action for many bookings, one after the other. The action succeeds or fails for each
 * booking independently. The outcome of each booking contains the reason of a failure.
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
        return { done: false, message: translate(why, { _: why }) };
      });
      setOutcomes((known) => new Map(known).set(booking.reference, outcome));
    }
    setRunning(null);
    await refreshDesk(client);
  };
  return { outcomes, running, run };
}
