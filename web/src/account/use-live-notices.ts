import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { userQuery } from './account.queries.ts';
import type { LiveSocket } from '../platform/socket.ts';

/** Keeps the list and what is counted as unread live; each time the line is there they are read again, since what was missed is not told twice. */
export function useLiveNotices(): (socket: LiveSocket<'/me'>) => void {
  const queryClient = useQueryClient();
  return useCallback((socket) => {
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['notifications'] });
    socket.on('connect', () => {
      void queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
      reread();
    });
    socket.on('notification', reread);
    socket.on('unread', (unread) => queryClient.setQueryData(userQuery(true).queryKey, (user) => user && { ...user, unread }));
  }, [queryClient]);
}
