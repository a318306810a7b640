import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';

/** The first words of the query keys whose answers show bookings, people, money or what people say. */
const TOUCHED = ['desk', 'bookings', 'payments', 'customers', 'subscriptions', 'proofs', 'cash', 'transfers', 'chats', 'messagings', 'reports', 'discussions', 'standing'] as const;

/** Something happened at the desk: all that shows bookings, people, money or what they say is read again. */
export function refreshDesk(client: QueryClient): Promise<unknown> {
  return Promise.all(TOUCHED.map((first) => client.invalidateQueries({ queryKey: [first] })));
}

/**
 * Sends an act, says what happened, and reads again whatever it may have changed. A refusal is shown beside the act, by `Refusal` or at a field.
 * @param shownMs how long it is said, where that is longer than usual
 */
export function useAct<Input, Answer>(send: (input: Input) => Promise<Answer>, said: (input: Input) => ReactNode, shownMs?: number) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, input) => notify(said(input), { type: 'success', ...(shownMs && { autoHideDuration: shownMs }) }),
    onSettled: () => refreshDesk(client),
  });
}
