import type { ClientTopics, ServerTopics } from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';
import { nextTask } from './turns.ts';

type SiteNamespace = '/availability' | '/me';
export type LiveSocket<N extends SiteNamespace> = Socket<ServerTopics[N], ClientTopics[N]>;

/**
 * Opens a live connection once its library has come, and tells `follow` of it.
 * The answer closes it, also when it was still on its way.
 */
export function connect<N extends SiteNamespace>(namespace: N, token: string | undefined, follow: (socket: LiveSocket<N>) => void): () => void {
  let closed = false;
  let socket: LiveSocket<N> | undefined;
  const open = async () => {
    const { io } = await import('socket.io-client');
    await nextTask();
    if (closed) return;
    socket = io(namespace, { auth: token ? { token } : {}, transports: ['websocket', 'polling'] });
    follow(socket);
  };
  // Without the library the page is not live; it reads anew when one comes back to it.
  open().catch(() => undefined);
  return () => {
    closed = true;
    socket?.disconnect();
  };
}
