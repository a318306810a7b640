import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 20;
/** Many times what anything takes on two busy cores, and well within the limit of a test, whose failure then says what was read. */
export const PATIENCE_MS = 30_000;

/** Reads until what is read holds, for what happens by itself and soon. @returns what was read last, whether it holds or not: what is expected of it is said after */
export async function eventually<T>(read: () => T | Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const began = performance.now();
  let value = await read();
  while (!holds(value) && performance.now() - began < PATIENCE_MS) {
    await sleep(STEP_MS);
    value = await read();
  }
  return value;
}
