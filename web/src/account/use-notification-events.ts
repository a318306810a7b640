import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { userQuery } from './user.queries.ts';
import type { LiveSocket } from '@five/client/socket';

/**
 * Keeps notifications and unread counts up to date with live events. They are loaded again after
 * each reconnect, because the server does not repeat missed events.
 */
export function useNotificationEvents(): (socket: LiveSocket<'/me'>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (socket) => {
      const reread = () => void queryClient.invalidateQueries({ queryKey: ['notifications'] });
      socket.on('connect', () => {
        void queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
        reread();
      });
      socket.on('notification', reread);
      socket.on('unread', (unread) =>
        queryClient.setQueryData(userQuery(true).queryKey, (user) => user && { ...user, unread }),
      );
    },
    [queryClient],
  );
}
