import type { ClientTopics, ServerTopics } from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';
import { nextTask } from './idle-queue.ts';

type SiteNamespace = '/availability' | '/discussions' | '/me';
export type LiveSocket<N extends SiteNamespace> = Socket<ServerTopics[N], ClientTopics[N]>;

/**
 * If a proxy rejects the WebSocket upgrade, polling starts at once; if a proxy drops it, polling
 * starts with the next attempt.
 */
function fallBackToPolling(socket: Socket): void {
  socket.on('connect_error', () => {
    socket.io.opts.transports = ['polling', 'websocket'];
  });
}

/**
 * Opens a live connection once its library is loaded, and passes it to `follow`. Returns a function
 * that closes it, even while it is opening.
 */
export function connect<N extends SiteNamespace>(
  namespace: N,
  token: string | undefined,
  follow: (socket: LiveSocket<N>) => void,
): () => void {
  let closed = false;
  let socket: LiveSocket<N> | undefined;
  const open = async () => {
    // Without the library there are no live updates; the page refetches on focus.
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
