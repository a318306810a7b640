/** Resources that a failed test did not close; closed after its file. */
const leftOpen = new Set<() => Promise<void>>();

/** A `close` that has an effect once, and is called after the test file at the latest. */
export function closeAtEnd(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (leftOpen.delete(once)) await close();
  };
  leftOpen.add(once);
  return once;
}

/** Called at the end of every spec file (`sources.mjs`). */
export async function closeOpenConnections(): Promise<void> {
  for (const close of [...leftOpen]) await close();
}
