import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { keptSince } from './browser/kept-at.ts';
import { nowMs } from './clock.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the time of the newest response if the service worker had stored it, because the server
 * cannot be reached; null otherwise, and before hydration.
 */
export function useKeptSince(): string | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(changed),
    [client],
  );
  return useSyncExternalStore(subscribe, keptSince, () => null);
}

/** Returns the whole minutes since the server has sent a stored response. */
export function minutesSince(kept: string): number {
  return Math.max(0, Math.floor((nowMs() - Date.parse(kept)) / MINUTE_MS));
}
