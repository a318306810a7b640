import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { refreshDesk } from '../platform/use-action.ts';

/** `opening` until the first connection result, which is not shown as a failure. */
export type LiveState = 'opening' | 'live' | 'offline';

const LiveContext = createContext<LiveState>('opening');

/** One socket for the whole back-office: events and reconnects refetch. */
export function DeskLiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('opening');
  const client = useQueryClient();
  const refresh = useSoonRefresh();
  useEffect(() => {
    const unreached = () => setState('offline');
    return connectWhenIdle(unreached, ({ openDeskSocket }) => {
      const socket = openDeskSocket();
      socket.on('connect', () => (setState('live'), refresh(), refetchFailed(client)));
      socket.on('disconnect', () => setState('offline'));
      socket.on('connect_error', () => setState('offline'));
      socket.on('booking', refresh);
      socket.on('payment', refresh);
      socket.on('cash', refresh);
      socket.on('transfer', refresh);
      socket.on('chat', refresh);
      socket.on('contact', refresh);
      socket.on('report', refresh);
      socket.on('openMatch', refresh);
      socket.on('waiting', refresh);
      return socket;
    });
  }, [client, refresh]);
  return <LiveContext value={state}>{children}</LiveContext>;
}

/** Refetches failed queries once the server is back. */
function refetchFailed(client: QueryClient): void {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state: { status } }) => status === 'error',
  });
}

/** The connection state; while connected, blocks and other changes of the given day arrive too. */
export function useDeskLive(date: string | null): LiveState {
  const refresh = useSoonRefresh();
  useEffect(() => {
    if (date === null) return;
    return connectWhenIdle(
      () => undefined,
      ({ openAvailabilitySocket, ignoreAck: heard }) => {
        const socket = openAvailabilitySocket();
        socket.on('connect', () => socket.emit('join', { date }, heard));
        socket.on('slots', refresh);
        return socket;
      },
    );
  }, [date, refresh]);
  return useContext(LiveContext);
}

/**
 * Loads the socket code after the board, which works without it. Returns the disconnect function.
 */
function connectWhenIdle(
  unreached: () => void,
  open: (line: typeof import('../platform/desk-socket.ts')) => { close: () => unknown },
): () => void {
  let socket: { close: () => unknown } | null = null;
  let over = false;
  void import('../platform/desk-socket.ts').then(
    (line) => over || (socket = open(line)),
    unreached,
  );
  return () => {
    over = true;
    socket?.close();
  };
}

/** Combines several events into one refetch. */
function useSoonRefresh(): () => void {
  const client = useQueryClient();
  const [refresh] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshDesk(client);
      }, 60);
    };
  });
  return refresh;
}
