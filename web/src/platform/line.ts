const ASK_AGAIN_MS = 5000;

/** Whether the server answers, whatever the answer. */
export async function isReachable(): Promise<boolean> {
  return (
    navigator.onLine &&
    fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_AGAIN_MS),
    }).then(
      () => true,
      () => false,
    )
  );
}

/** Polls until the server answers: a browser may not notice that it is online. */
export async function lineIsBack(then: () => unknown): Promise<void> {
  if (await isReachable()) then();
  else setTimeout(() => void lineIsBack(then), ASK_AGAIN_MS);
}
