/** What a test that failed half-way did not close: closed after its file, so that it disturbs no other. */
const leftOpen = new Set<() => Promise<void>>();

/** Answers a `close` that works once, and is called after the test file if nobody did. */
export function closeAtEnd(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (leftOpen.delete(once)) await close();
  };
  leftOpen.add(once);
  return once;
}

/** Every spec file ends with this (`sources.mjs`). */
export async function closeLeftOpen(): Promise<void> {
  for (const close of [...leftOpen]) await close();
}
