import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { refreshDesk } from '../platform/use-act.ts';

export type LiveState = 'live' | 'offline';

const LiveContext = createContext<LiveState>('offline');

/** One line to the server for the whole back-office: whatever happens at the desk is read again at once, and after every gap. */
export function DeskLive({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('offline');
  const refresh = useSoonRefresh();
  useEffect(() => {
    return onLine(({ openDeskSocket }) => {
      const socket = openDeskSocket();
      socket.on('connect', () => (setState('live'), refresh()));
      socket.on('disconnect', () => setState('offline'));
      socket.on('booking', refresh);
      socket.on('payment', refresh);
      return socket;
    });
  }, [refresh]);
  return <LiveContext value={state}>{children}</LiveContext>;
}

/** Whether the line stands; while it does, blocks and other takings of the given day arrive too. */
export function useDeskLive(date: string | null): LiveState {
  const refresh = useSoonRefresh();
  useEffect(() => {
    if (date === null) return;
    return onLine(({ openAvailabilitySocket, heard }) => {
      const socket = openAvailabilitySocket();
      socket.on('connect', () => socket.emit('join', { date }, heard));
      socket.on('slots', refresh);
      return socket;
    });
  }, [date, refresh]);
  return useContext(LiveContext);
}

/** The line's code comes after the board, which can be read without it. Answers how to hang up. */
function onLine(open: (line: typeof import('../platform/desk-socket.ts')) => { close: () => unknown }): () => void {
  let socket: { close: () => unknown } | null = null;
  let over = false;
  // Where it cannot be fetched the board says that it is not live, and reads by the minute.
  void import('../platform/desk-socket.ts').then((line) => over || (socket = open(line)), () => undefined);
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
