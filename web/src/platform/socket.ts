import type { ClientTopics, ServerTopics } from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';

type SiteNamespace = '/availability' | '/me';
export type LiveSocket<N extends SiteNamespace> = Socket<ServerTopics[N], ClientTopics[N]>;

/**
 * Opens a live connection once its library has come, and tells `use` of it.
 * The answer closes it, also when it was still on its way.
 */
export function connect<N extends SiteNamespace>(namespace: N, token: string | undefined, use: (socket: LiveSocket<N>) => void): () => void {
  let closed = false;
  let socket: LiveSocket<N> | undefined;
  void import('socket.io-client').then(({ io }) => {
    if (closed) return;
    socket = io(namespace, { auth: token ? { token } : {}, transports: ['websocket', 'polling'] });
    use(socket);
  }, () => undefined);
  return () => {
    closed = true;
    socket?.disconnect();
  };
}
