import type { ChatAnswer, MessageAnswer } from '@five/shared/community/chats.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userQuery } from '../../account/account.queries.ts';
import { markRead } from './chats.queries.ts';

/**
 * Marks messages as read while they are visible and the window has focus.
 * @param newest the newest message in view, if it is in view
 */
export function useMarkRead(
  { reference, unread }: ChatAnswer,
  newest: MessageAnswer | undefined,
): void {
  const queryClient = useQueryClient();
  const looking = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const marked = useRef('');
  const message = newest?.reference;
  useEffect(() => {
    if (!looking || !message || unread === 0 || marked.current === message) return;
    marked.current = message;
    markRead(reference, message)
      // The unread count comes by socket, which may not be connected yet, so it is refetched too.
      .then(() =>
        Promise.all(
          [['chats'], userQuery(true).queryKey].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
      )
      // On failure the next message or the next focus retries.
      .catch(() => (marked.current = ''));
  }, [looking, message, queryClient, reference, unread]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
