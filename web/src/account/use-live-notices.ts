import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { userQuery } from './account.queries.ts';
import type { LiveSocket } from '../platform/socket.ts';

/** Keeps the list and what is counted as unread live; after a reconnect they are read again. */
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
    socket.on('unread', (unread) => queryClient.setQueryData(userQuery(true).queryKey, (user) => user && { ...user, unread }));
  }, [queryClient]);
}
