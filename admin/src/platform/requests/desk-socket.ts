import type { Acknowledged, ClientTopics, ServerTopics } from '@five/shared/realtime/topics';
import { CONNECT_REFUSED } from '@five/shared/realtime/topics';
import { io, type Socket } from 'socket.io-client';
import { readSession, SESSION_ENDED } from './session.ts';

export type DeskSocket = Socket<ServerTopics['/desk'], Record<string, never>>;
export type AvailabilitySocket = Socket<
  ServerTopics['/availability'],
  ClientTopics['/availability']
>;

/**
 * Opens the socket of the back-office. It shares one connection with the socket for availability;
 * the token is read at each connection attempt.
 */
export function openDeskSocket(): DeskSocket {
  const socket: DeskSocket = io('/desk', {
    auth: (send) => send({ token: readSession()?.token ?? '' }),
  });
  socket.on('connect_error', ({ message }) => {
    if (message === CONNECT_REFUSED) window.dispatchEvent(new Event(SESSION_ENDED));
  });
  // Reconnects after the server has closed the connection, which socket.io does not do by itself.
  // If the session has ended, the server refuses this connection attempt.
  socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && socket.connect()));
  return socket;
}

export function openAvailabilitySocket(): AvailabilitySocket {
  return io('/availability');
}

/** An acknowledgement callback that does nothing. */
export const ignoreAck = (_: Acknowledged): void => undefined;
