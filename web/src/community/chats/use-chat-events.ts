import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LiveSocket } from '@five/client/socket';

/**
 * Marks conversations as outdated after new messages and on every connection; it is active on every
 * page. An open conversation loads its messages itself.
 */
export function useChatEvents(): (socket: LiveSocket<'/me'>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (socket) => {
      const rereadList = () => void queryClient.invalidateQueries({ queryKey: ['chats'] });
      socket.on('connect', () => {
        rereadList();
        void queryClient.invalidateQueries({ queryKey: ['messagings'] });
      });
      socket.on('message', ({ chat }) => {
        rereadList();
        void queryClient.invalidateQueries({ queryKey: ['messagings', chat], refetchType: 'none' });
      });
      socket.on(
        'seen',
        ({ chat }) =>
          void queryClient.invalidateQueries({
            queryKey: ['messagings', chat],
            refetchType: 'none',
          }),
      );
    },
    [queryClient],
  );
}
