import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Above what any of the answers takes by itself on a small machine. */
const AT_LEAST_MS = 120;

/** Answers, or fails, no sooner than a fixed time: how long it took says nothing about what was found. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, AT_LEAST_MS - (performance.now() - start)));
  }
}
