import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any of the operations takes on a small machine, in milliseconds. */
const AT_LEAST_MS = 120;

/**
 * Resolves or rejects no sooner than a fixed time, so that timing reveals nothing about the result.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, AT_LEAST_MS - (performance.now() - start)));
  }
}
