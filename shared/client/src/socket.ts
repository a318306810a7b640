import {
  CONNECT_REFUSED,
  type ClientTopics,
  type ServerTopics,
} from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';

type Namespace = keyof ServerTopics & keyof ClientTopics & string;
export type LiveSocket<N extends Namespace> = Socket<ServerTopics[N], ClientTopics[N]>;

interface ConnectOptions {
  /** Returns the token of the current session; it is read at each connection attempt. */
  token?: () => string | undefined;
  /** Called if the server refuses the connection, because the session has ended. */
  onRefused?: () => void;
  /** Called if the library cannot be loaded. */
  onMissing?: () => void;
}

/**
 * Opens a live connection once its library is loaded, and passes the connection to `follow`.
 * Returns a function that closes the connection, even while it is being opened. Without the library
 * there are no live updates; the page then loads its data again when it gets the focus.
 */
export function connect<N extends Namespace>(
  namespace: N,
  follow: (socket: LiveSocket<N>) => void,
  { token, onRefused, onMissing }: ConnectOptions = {},
): () => void {
  let closed = false;
  let socket: LiveSocket<N> | undefined;
  const open = async () => {
    const library = await import('socket.io-client').catch(() => onMissing?.());
    // Opens the connection in a task of its own, because a slow phone can handle input in between.
    await new Promise((resolve) => setTimeout(resolve));
    if (closed || !library) return;
    let sent: string | undefined;
    socket = library.io(namespace, {
      auth: (send) => send({ token: (sent = token?.()) }),
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    });
    keepOpen(socket, { onRefused, isOutdated: () => sent !== token?.() });
    follow(socket);
  };
  void open();
  return () => {
    closed = true;
    socket?.disconnect();
  };
}

interface KeepOpenOptions extends Pick<ConnectOptions, 'onRefused'> {
  /** Whether the session has another token than that of the last attempt. */
  isOutdated?: () => boolean;
}

/**
 * Uses polling if WebSocket connections fail: if a proxy rejects the WebSocket upgrade, polling
 * starts immediately; if a proxy drops the connection, with the next attempt. Also reconnects after
 * the server has closed the connection, which socket.io does not do by itself. If the session has
 * ended, the server refuses that attempt. An attempt that is refused because a new password has
 * replaced the token meanwhile is repeated with the new token.
 */
export function keepOpen(
  socket: Pick<Socket, 'on' | 'connect' | 'io'>,
  { onRefused, isOutdated }: KeepOpenOptions = {},
): void {
  socket.on('connect_error', ({ message }: Error) => {
    socket.io.opts.transports = ['polling', 'websocket'];
    if (message !== CONNECT_REFUSED) return;
    if (isOutdated?.()) socket.connect();
    else onRefused?.();
  });
  socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && socket.connect()));
}
