import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { userQuery } from './account.queries.ts';
import type { LiveSocket } from '../platform/socket.ts';
import { setUnread } from './notifications.queries.ts';

/** Keeps the bell and the list live; after a reconnect they are read again. */
export function useLiveNotices(): (socket: LiveSocket<'/me'>) => void {
  const queryClient = useQueryClient();
  return useCallback((socket) => {
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['notifications'] });
    let before = false;
    socket.on('connect', () => {
      if (before) void queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
      if (before) reread();
      before = true;
    });
    socket.on('notification', reread);
    socket.on('unread', ({ notifications }) => setUnread(queryClient, () => notifications));
  }, [queryClient]);
}
