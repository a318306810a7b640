import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LiveSocket } from '../../platform/socket.ts';

/** On every page: what is known of conversations is no longer sure once something was said, and after a gap. An open one follows by itself. */
export function useLiveChats(): (socket: LiveSocket<'/me'>) => void {
  const queryClient = useQueryClient();
  return useCallback((socket) => {
    const rereadList = () => void queryClient.invalidateQueries({ queryKey: ['chats'] });
    let before = false;
    socket.on('connect', () => {
      if (before) rereadList();
      if (before) void queryClient.invalidateQueries({ queryKey: ['messagings'] });
      before = true;
    });
    socket.on('message', ({ chat }) => {
      rereadList();
      void queryClient.invalidateQueries({ queryKey: ['messagings', chat], refetchType: 'none' });
    });
    socket.on('seen', ({ chat }) => void queryClient.invalidateQueries({ queryKey: ['messagings', chat], refetchType: 'none' }));
  }, [queryClient]);
}
