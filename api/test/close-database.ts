/** Close functions of resources that a failed test did not close; called after its test file. */
const leftOpen = new Set<() => Promise<void>>();

/**
 * Returns a function that calls `close`, but only the first time. If a test does not call the
 * function, it is called after the test file.
 */
export function closeAtEnd(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (leftOpen.delete(once)) await close();
  };
  leftOpen.add(once);
  return once;
}

/**
 * Closes the resources that a test left open. Called at the end of every spec file (`sources.mjs`).
 */
export async function closeOpenConnections(): Promise<void> {
  for (const close of [...leftOpen]) await close();
}
