import { at } from './workspace.mjs';

/** Environment of the server, beside its settings. */
export const SERVER_ENVIRONMENT = {
  // Caches compiled library code, which saves a quarter of the work at each start.
  NODE_COMPILE_CACHE: at('node_modules/.cache/five-arena'),
  // A password is hashed in 19 MiB. By default glibc keeps blocks of that size, one per thread of
  // Node's pool: 80 MB after the first sign-ins. Blocks from this size on (16 MiB) are returned to
  // the system; a sign-in takes a third more processor time.
  MALLOC_MMAP_THRESHOLD_: '16777216',
};
