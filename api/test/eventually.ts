import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two reads: few at first, because most waits are short. */
const FIRST_STEP_MS = 1;
const STEP_MS = 20;
/**
 * Maximum wait in milliseconds: far longer than usual on two busy cores, and well below the time
 * limit of a test.
 */
export const PATIENCE_MS = 30_000;

/**
 * Reads repeatedly until the condition holds or the wait times out.
 * @returns the value that was read last, whether or not the condition holds; the caller asserts on
 * the value
 */
export async function eventually<T>(
  read: () => T | Promise<T>,
  holds: (value: T) => boolean,
): Promise<T> {
  const began = performance.now();
  let step = FIRST_STEP_MS;
  let value = await read();
  while (!holds(value) && performance.now() - began < PATIENCE_MS) {
    await sleep(step);
    step = Math.min(2 * step, STEP_MS);
    value = await read();
  }
  return value;
}
