import type { ClientTopics, ServerTopics } from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';
import { nextTask } from '../page/idle-queue.ts';

type SiteNamespace = '/availability' | '/discussions' | '/me';
export type LiveSocket<N extends SiteNamespace> = Socket<ServerTopics[N], ClientTopics[N]>;

/**
 * Uses polling if WebSocket connections fail. If a proxy rejects the WebSocket upgrade, polling
 * starts immediately; if a proxy drops the connection, polling starts with the next attempt.
 */
function fallBackToPolling(socket: Socket): void {
  socket.on('connect_error', () => {
    socket.io.opts.transports = ['polling', 'websocket'];
  });
}

/**
 * Opens a live connection once its library is loaded, and passes the connection to `follow`.
 * Returns a function that closes the connection, even while it is being opened.
 */
export function connect<N extends SiteNamespace>(
  namespace: N,
  token: string | undefined,
  follow: (socket: LiveSocket<N>) => void,
): () => void {
  let closed = false;
  let socket: LiveSocket<N> | undefined;
  const open = async () => {
    // If the library cannot be loaded, there are no live updates; the page then loads its data
    // again when it gets the focus.
    const library = await import('socket.io-client').catch(() => null);
    await nextTask();
    if (closed || !library) return;
    socket = library.io(namespace, {
      auth: token ? { token } : {},
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    });
    fallBackToPolling(socket);
    follow(socket);
  };
  void open();
  return () => {
    closed = true;
    socket?.disconnect();
  };
}
