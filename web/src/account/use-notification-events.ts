import type { UnreadEvent } from '@five/shared/realtime/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { userQuery } from './user.queries.ts';
import type { LiveSocket } from '@five/client/socket';

/**
 * Keeps notifications and unread counts up to date with live events. They are read again on every
 * connection, because the server does not repeat missed events. The first connection follows the
 * first request of the user at once, so it reads the counts alone.
 */
export function useNotificationEvents(): (socket: LiveSocket<'/me'>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (socket) => {
      const { queryKey } = userQuery(true);
      const reread = () => void queryClient.invalidateQueries({ queryKey: ['notifications'] });
      const rereadUser = () => void queryClient.invalidateQueries({ queryKey });
      const keep = (unread: UnreadEvent) =>
        queryClient.setQueryData(queryKey, (user) => user && { ...user, unread });
      let isFirst = true;
      socket.on('connect', () => {
        if (isFirst)
          socket.emit('unread', (unread) => {
            // A request that is running may have read older counts.
            const { data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
            if (unread && data && fetchStatus === 'idle') keep(unread);
            else rereadUser();
          });
        else rereadUser();
        isFirst = false;
        reread();
      });
      socket.on('notification', reread);
      socket.on('unread', keep);
    },
    [queryClient],
  );
}
