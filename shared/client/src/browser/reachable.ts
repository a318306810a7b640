const POLL_MS = 5000;

/** Whether the server responds at all, with any status. */
export async function isReachable(): Promise<boolean> {
  return (
    navigator.onLine &&
    fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(POLL_MS),
    }).then(
      () => true,
      () => false,
    )
  );
}

/**
 * Calls `then` once the server responds again. The server is polled, because a browser may not
 * notice that it is online.
 */
export async function onReconnect(then: () => unknown): Promise<void> {
  if (await isReachable()) then();
  else setTimeout(() => void onReconnect(then), POLL_MS);
}
