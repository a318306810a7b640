import { randomBytes } from 'node:crypto';

// Number of random bytes requested from the system at once. A request for a few bytes takes as long
// as a request for this number.
const POOL_BYTES = 4096;

let pool = randomBytes(POOL_BYTES);
let used = 0;

/**
 * Returns random bytes for values that are not secret, such as references and request ids. Each
 * byte is used once. Keys and secrets use the system's generator directly.
 * @param count at most 4096
 */
export function randomPart(count: number): Buffer {
  if (used + count > POOL_BYTES) [pool, used] = [randomBytes(POOL_BYTES), 0];
  return pool.subarray(used, (used += count));
}
