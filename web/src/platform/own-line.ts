import { useSyncExternalStore } from 'react';
import type { LiveSocket } from './socket.ts';

type OwnLine = LiveSocket<'/me'>;

const listeners = new Set<() => void>();
let line: OwnLine | null = null;

/** The live connection of who is signed in, for pages that listen to more of it than every page does. */
export function useOwnLine(): OwnLine | null {
  return useSyncExternalStore(subscribe, () => line, () => null);
}

/** Told by who opens it; null when it is closed. */
export function setOwnLine(next: OwnLine | null): void {
  line = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
