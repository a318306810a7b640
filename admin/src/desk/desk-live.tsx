import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { refreshDesk } from '../platform/requests/use-action.ts';

/**
 * Connection state. It is `opening` until the first connection attempt ends, and is not shown as a
 * failure until then.
 */
export type LiveState = 'opening' | 'live' | 'offline';

const LiveContext = createContext<LiveState>('opening');

/**
 * Provides one socket for the whole back-office. Each event and each reconnect refetches the
 * affected queries.
 */
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

/** Refetches queries that failed, once the server can be reached again. */
function refetchFailed(client: QueryClient): void {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state: { status } }) => status === 'error',
  });
}

/**
 * Returns the state of the back-office connection. It also subscribes to the availability of an
 * opening day, so that its changes, such as new blocks, refetch the board.
 */
export function useDeskLive(date: string | null): LiveState {
  const refresh = useSoonRefresh();
  useEffect(() => {
    if (date === null) return;
    return connectWhenIdle(
      () => undefined,
      ({ openAvailabilitySocket, ignoreAck }) => {
        const socket = openAvailabilitySocket();
        socket.on('connect', () => socket.emit('join', { date }, ignoreAck));
        socket.on('slots', refresh);
        return socket;
      },
    );
  }, [date, refresh]);
  return useContext(LiveContext);
}

/**
 * Loads the socket code after the board, because the board works without a socket. Returns the
 * disconnect function.
 */
function connectWhenIdle(
  unreached: () => void,
  open: (line: typeof import('../platform/requests/desk-socket.ts')) => { close: () => unknown },
): () => void {
  let socket: { close: () => unknown } | null = null;
  let over = false;
  void import('../platform/requests/desk-socket.ts').then(
    (line) => over || (socket = open(line)),
    unreached,
  );
  return () => {
    over = true;
    socket?.close();
  };
}

/** Returns a function that combines several events into one refetch. */
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
