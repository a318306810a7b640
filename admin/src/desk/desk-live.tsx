import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { refreshDesk } from '../platform/use-act.ts';

/** `opening` until the first answer: what has only begun is no failure. */
export type LiveState = 'opening' | 'live' | 'offline';

const LiveContext = createContext<LiveState>('opening');

/** One line to the server for the whole back-office: whatever happens at the desk is read again at once, and after every gap. */
export function DeskLive({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('opening');
  const client = useQueryClient();
  const refresh = useSoonRefresh();
  useEffect(() => {
    const unreached = () => setState('offline');
    return onLine(unreached, ({ openDeskSocket }) => {
      const socket = openDeskSocket();
      socket.on('connect', () => (setState('live'), refresh(), readFailed(client)));
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

/** What could not be read while the server was away, a price among it, is read once it is back. */
function readFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: ({ state: { status } }) => status === 'error' });
}

/** Whether the line stands; while it does, blocks and other takings of the given day arrive too. */
export function useDeskLive(date: string | null): LiveState {
  const refresh = useSoonRefresh();
  useEffect(() => {
    if (date === null) return;
    return onLine(() => undefined, ({ openAvailabilitySocket, heard }) => {
      const socket = openAvailabilitySocket();
      socket.on('connect', () => socket.emit('join', { date }, heard));
      socket.on('slots', refresh);
      return socket;
    });
  }, [date, refresh]);
  return useContext(LiveContext);
}

/** The line's code comes after the board, which can be read without it. Answers how to hang up. */
function onLine(unreached: () => void, open: (line: typeof import('../platform/desk-socket.ts')) => { close: () => unknown }): () => void {
  let socket: { close: () => unknown } | null = null;
  let over = false;
  void import('../platform/desk-socket.ts').then((line) => over || (socket = open(line)), unreached);
  return () => {
    over = true;
    socket?.close();
  };
}

/** Several events of one act end in one reading. */
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
