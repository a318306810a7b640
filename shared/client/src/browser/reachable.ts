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

/** Requests that no response has confirmed yet. */
const unsent = new Set<() => Promise<boolean>>();
/** Page loads that wait for the server. */
const pageLoads: (() => unknown)[] = [];
let isPolling = false;

/**
 * Repeats a request until it returns true, which means that the server has answered it. The first
 * attempt is made once the server responds. No page load of `onReconnect` takes place before,
 * because it would end this document and the request with it.
 */
export function sendOnReconnect(request: () => Promise<boolean>): void {
  unsent.add(request);
  void poll();
}

/** Calls `load`, which may replace the page, once the server responds again. */
export function onReconnect(load: () => unknown): void {
  pageLoads.push(load);
  void poll();
}

/** Polls the server, because a browser may not notice that it is online. */
async function poll(): Promise<void> {
  if (isPolling) return;
  isPolling = true;
  while (!((await isReachable()) && (await sendAll())))
    await new Promise((done) => setTimeout(done, POLL_MS));
  isPolling = false;
  for (const load of pageLoads.splice(0)) load();
}

/** Sends the requests one after the other, and returns whether none is left. */
async function sendAll(): Promise<boolean> {
  for (const request of unsent) if (await request()) unsent.delete(request);
  return unsent.size === 0;
}
