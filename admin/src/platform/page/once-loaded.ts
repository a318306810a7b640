import type { QueryClient } from '@tanstack/react-query';

/**
 * Calls `run` once the page has its data and the browser is idle, so that `run` delays neither. It
 * reads the cache without rendering anything.
 * @param longestMs time in milliseconds after which slow requests are no longer waited for
 * @returns a function that cancels the call
 */
export function onceLoaded(client: QueryClient, run: () => void, longestMs?: number): () => void {
  let ended = false;
  const finish = () => {
    if (ended) return;
    cancel();
    run();
  };
  const look = () => {
    if (client.isFetching() === 0) void whenIdle().then(() => client.isFetching() || finish());
  };
  const unsubscribe = client.getQueryCache().subscribe(look);
  const timer = longestMs === undefined ? undefined : setTimeout(finish, longestMs);
  const cancel = () => {
    ended = true;
    unsubscribe();
    clearTimeout(timer);
  };
  look();
  return cancel;
}

/** Resolves when the browser is idle, after two seconds at the latest. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
