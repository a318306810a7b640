import { useSyncExternalStore } from 'react';
import type { LiveSocket } from './socket.ts';

type OwnLine = LiveSocket<'/me'>;

const listeners = new Set<() => void>();
let line: OwnLine | null = null;

/** The live connection of the signed-in account, for pages that subscribe to more events. */
export function useOwnLine(): OwnLine | null {
  return useSyncExternalStore(
    subscribe,
    () => line,
    () => null,
  );
}

/** Set by the owner of the connection; null when it is closed. */
export function setOwnLine(next: OwnLine | null): void {
  line = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
