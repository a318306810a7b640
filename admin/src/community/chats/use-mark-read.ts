import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshDesk } from '../../platform/requests/use-action.ts';
import { markRead } from './chats.queries.ts';

/**
 * Marks the messages up to `newest` as read for all staff of the reception, while the browser tab
 * is visible.
 */
export function useMarkRead({ reference, unread }: ChatAnswer, newest: string | undefined): void {
  const client = useQueryClient();
  const looking = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!looking || !newest || unread === 0 || marked.current === newest) return;
    marked.current = newest;
    // If the request fails, forgets that this message was sent as read. The request is then sent
    // again when the tab becomes visible the next time.
    markRead(reference, newest).then(
      () => refreshDesk(client),
      () => (marked.current = null),
    );
  }, [client, looking, newest, reference, unread]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
