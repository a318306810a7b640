import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Minimum duration of a response in milliseconds; longer than any of the operations takes on a
 * small machine.
 */
export const MINIMUM_MS = 120;

/**
 * Resolves or rejects after a minimum time, so that the timing reveals nothing about the
 * result.
 * @param milliseconds the minimum time
 */
export async function withMinimumDuration<T>(
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, milliseconds - (performance.now() - start)));
  }
}
