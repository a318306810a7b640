declare global {
  /**
   * Paths of the scripts and styles of the pages that open offline; set by
   * `tools/lib/write-worker.mjs`.
   */
  const PRECACHED: readonly string[];
  /** Hash of `PRECACHED`, which differs between releases. */
  const REVISION: string;
}

// The compiler takes `self` for the scope of any worker.
export const worker = self as unknown as ServiceWorkerGlobalScope;
