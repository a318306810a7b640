import { randomBytes } from 'node:crypto';

// Requesting a few bytes from the system takes as long as requesting all of these.
const POOL_BYTES = 4096;

let pool = randomBytes(POOL_BYTES);
let used = 0;

/**
 * Random bytes for public names; each byte is used once. Keys and secrets use the system's
 * generator directly. @param count at most 4096
 */
export function randomPart(count: number): Buffer {
  if (used + count > POOL_BYTES) [pool, used] = [randomBytes(POOL_BYTES), 0];
  return pool.subarray(used, (used += count));
}
