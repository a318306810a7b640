import { randomBytes } from 'node:crypto';

const POOL_BYTES = 4096; // asking the system for a few bytes takes as long as for all of these

let pool = randomBytes(POOL_BYTES);
let used = 0;

/** Random bytes for a name that is told to anybody, each used once; keys and secrets ask the system themselves. @param count at most 4096 */
export function randomPart(count: number): Buffer {
  if (used + count > POOL_BYTES) [pool, used] = [randomBytes(POOL_BYTES), 0];
  return pool.subarray(used, (used += count));
}
