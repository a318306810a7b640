import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshDesk } from '../../platform/use-action.ts';
import { markRead } from './chats.queries.ts';

/**
 * Marks visible messages as read for all staff of the reception, while the window has the focus.
 */
export function useMarkRead({ reference, unread }: ChatAnswer, newest: string | undefined): void {
  const client = useQueryClient();
  const looking = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!looking || !newest || unread === 0 || marked.current === newest) return;
    marked.current = newest;
    // Resets the mark if the request fails, so that it is sent again when the window next becomes
    // visible.
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
