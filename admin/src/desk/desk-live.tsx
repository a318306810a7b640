import { connect, type LiveSocket } from '@five/client/socket';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { emitSessionEnd, readSession } from '../platform/requests/session.ts';
import { onceLoaded } from '../platform/page/once-loaded.ts';
import { refreshDesk } from '../platform/requests/use-action.ts';

/**
 * Connection state. It is `opening` until the first connection attempt ends, and is not shown as a
 * failure until then.
 */
export type LiveState = 'opening' | 'live' | 'offline';

/**
 * Time in milliseconds for which the connection waits for the data of the page, which it would
 * delay on a slow line.
 */
const LONGEST_WAIT_MS = 2000;

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
    const token = () => readSession()?.token;
    const follow = (socket: LiveSocket<'/desk'>) => {
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
      socket.on('match', refresh);
      socket.on('waiting', refresh);
      socket.on('dispute', refresh);
      socket.on('notice', refresh);
    };
    const onRefused = () => emitSessionEnd(token() ?? '');
    let leave: () => void = () => undefined;
    const open = () => {
      leave = connect('/desk', follow, { token, onRefused, onMissing: () => setState('offline') });
    };
    const cancel = onceLoaded(client, open, LONGEST_WAIT_MS);
    return () => (cancel(), leave());
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
    return connect('/availability', (socket) => {
      socket.on('connect', () => socket.emit('join', { date }, () => undefined));
      socket.on('slots', refresh);
    });
  }, [date, refresh]);
  return useContext(LiveContext);
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
