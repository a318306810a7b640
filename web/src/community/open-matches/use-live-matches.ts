import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../platform/session.ts';
import { connect } from '../../platform/socket.ts';

/** Reads matches again when something happened in one, and after a gap of the line. */
export function useLiveMatches(): void {
  const queryClient = useQueryClient();
  const alive = useSession() !== undefined;
  useEffect(() => {
    if (!alive) return;
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['open_matches'] });
    let before = false;
    return connect('/discussions', undefined, (socket) => {
      socket.on('connect', () => {
        if (before) reread();
        before = true;
      });
      socket.on('openMatch', reread);
    });
  }, [alive, queryClient]);
}
