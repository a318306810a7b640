import { useSyncExternalStore } from 'react';
import type { LiveSocket } from './socket.ts';

type UserSocket = LiveSocket<'/me'>;

const listeners = new Set<() => void>();
let userSocket: UserSocket | null = null;

/** The live connection of the signed-in account, for pages that subscribe to more events. */
export function useUserSocket(): UserSocket | null {
  return useSyncExternalStore(
    subscribe,
    () => userSocket,
    () => null,
  );
}

/** Set by the owner of the connection; null when it is closed. */
export function setUserSocket(next: UserSocket | null): void {
  userSocket = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
