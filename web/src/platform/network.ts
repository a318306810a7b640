const POLL_MS = 5000;

/** Whether the server answers, whatever the answer. */
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

/** Polls until the server answers: a browser may not notice that it is online. */
export async function onReconnect(then: () => unknown): Promise<void> {
  if (await isReachable()) then();
  else setTimeout(() => void onReconnect(then), POLL_MS);
}
