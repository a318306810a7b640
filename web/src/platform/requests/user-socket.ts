import { useSyncExternalStore } from 'react';
import type { LiveSocket } from '@five/client/socket';

type UserSocket = LiveSocket<'/me'>;

const listeners = new Set<() => void>();
let userSocket: UserSocket | null = null;

/**
 * Returns the live connection of the signed-in account, for pages that subscribe to more events;
 * null if there is none.
 */
export function useUserSocket(): UserSocket | null {
  return useSyncExternalStore(
    subscribe,
    () => userSocket,
    () => null,
  );
}

/** Sets the live connection of the signed-in account; null after it is closed. */
export function setUserSocket(next: UserSocket | null): void {
  userSocket = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
