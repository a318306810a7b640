import type { ChatAnswer, MessageAnswer } from '@five/shared/community/chats.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userQuery } from '../../account/user.queries.ts';
import { markRead } from './chats.queries.ts';

/**
 * Marks the newest message as read while the page is visible.
 * @param newest the newest message; undefined while it is scrolled out of view
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
      // The unread count normally arrives through the live connection. The count is also loaded
      // here, because the connection may not be open yet.
      .then(() =>
        Promise.all(
          [['chats'], userQuery(true).queryKey].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
      )
      // After a failure, the next message or the next time the page becomes visible causes a new
      // attempt.
      .catch(() => (marked.current = ''));
  }, [looking, message, queryClient, reference, unread]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
