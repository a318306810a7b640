import { once } from 'node:events';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { PATIENCE_MS } from './eventually.ts';

type Options = Partial<ManagerOptions & SocketOptions>;

/**
 * Begins to open a socket in one namespace, as a browser does. The server has not accepted the
 * socket yet.
 */
export function openSocket(url: string, namespace: string, options: Options = {}): Socket {
  return io(`${url}${namespace}`, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
}

/**
 * Opens a socket and waits until the server accepts it.
 * @throws Error with the server's refusal
 */
export async function connected(
  url: string,
  namespace: string,
  token?: string,
  options: Options = {},
): Promise<Socket> {
  const socket = openSocket(
    url,
    namespace,
    token === undefined ? options : { ...options, auth: { token } },
  );
  const refusal = await refusalOf(socket);
  if (refusal !== null) throw new Error(refusal);
  return socket;
}

/** Returns the message of the `connect_error` event, or null when the server accepts the socket. */
export async function refusalOf(socket: Socket): Promise<string | null> {
  const stop = new AbortController();
  const refused = next<[Error]>(socket, 'connect_error', stop.signal).then(
    ([error]) => error.message,
  );
  const admitted = next(socket, 'connect', stop.signal).then(() => null);
  const answer = await Promise.race([refused, admitted]).finally(() => stop.abort());
  if (answer !== null) socket.close();
  return answer;
}

/** Emits an event and returns the server's acknowledgement. */
export const sendEvent = (socket: Socket, event: string, body: unknown): Promise<unknown> =>
  socket.timeout(PATIENCE_MS).emitWithAck(event, body);

/** Waits for the next event with this name and returns its payload. */
export async function receivedEvents<T>(socket: Socket, event: string): Promise<T> {
  const [payload] = await next<[T]>(socket, event);
  return payload;
}

async function next<Payload extends unknown[]>(
  socket: Socket,
  event: string,
  stop?: AbortSignal,
): Promise<Payload> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(stop ? [stop] : [])]);
  // A client socket is not a Node.js emitter, but has all methods that `once` needs.
  const waiting = once(socket as never, event, { signal }) as Promise<Payload>;
  if (stop) waiting.catch(() => undefined);
  return waiting;
}
