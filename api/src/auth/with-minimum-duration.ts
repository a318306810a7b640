import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Minimum duration of a response in milliseconds; longer than any of the operations takes on a
 * small machine.
 */
const AT_LEAST_MS = 120;

/**
 * Resolves or rejects after a fixed minimum time, so that the timing reveals nothing about the
 * result.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, AT_LEAST_MS - (performance.now() - start)));
  }
}
