import type { ChatAnswer, MessageAnswer } from '@five/shared/community/chats.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userQuery } from '../../account/account.queries.ts';
import { markRead } from './chats.queries.ts';

/** What is on the screen of somebody who looks at it is read. @param newest the newest message in sight, if it is in sight */
export function useMarkRead({ reference, unread }: ChatAnswer, newest: MessageAnswer | undefined): void {
  const queryClient = useQueryClient();
  const looking = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible', () => false);
  const marked = useRef('');
  const message = newest?.reference;
  useEffect(() => {
    if (!looking || !message || unread === 0 || marked.current === message) return;
    marked.current = message;
    markRead(reference, message)
      // What is counted as unread comes by the live connection, which may not stand yet: it is asked for as well.
      .then(() => Promise.all([['chats'], userQuery(true).queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))))
      // Not told now: it is with the next message, or when one looks again.
      .catch(() => (marked.current = ''));
  }, [looking, message, queryClient, reference, unread]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
