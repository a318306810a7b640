import { isRefusal } from '@five/client/query-client';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';

/** First parts of the keys of queries that contain bookings, customers, money or messages. */
const INVALIDATED_KEYS = [
  'desk',
  'bookings',
  'payments',
  'customers',
  'subscriptions',
  'proofs',
  'cash',
  'transfers',
  'chats',
  'messagings',
  'reports',
  'discussions',
  'standing',
] as const;

/**
 * Invalidates the queries of bookings, customers, money and messages, for example after a realtime
 * event.
 */
export function refreshDesk(client: QueryClient): Promise<unknown> {
  return Promise.all(
    INVALIDATED_KEYS.map((first) => client.invalidateQueries({ queryKey: [first] })),
  );
}

/**
 * Loads the data of the desk again after an action. After a lost connection it does not wait for
 * them, because the board waits for the connection, and the error would be shown no earlier.
 */
export function refreshAfter(error: Error | null, client: QueryClient): Promise<unknown> {
  const refreshed = refreshDesk(client);
  return error && !isRefusal(error) ? Promise.resolve() : refreshed;
}

/**
 * Runs a mutation, shows a notification, and invalidates the affected queries. A refusal is shown
 * beside the action, by `Refusal` or at a field.
 * @param shownMs display time of the notification in milliseconds, if longer than usual
 */
export function useAction<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  successMessage: (input: Input) => ReactNode,
  shownMs?: number,
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, input) =>
      notify(successMessage(input), {
        type: 'success',
        ...(shownMs && { autoHideDuration: shownMs }),
      }),
    onSettled: (_answer, error) => refreshAfter(error, client),
  });
}
