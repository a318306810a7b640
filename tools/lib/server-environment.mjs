import { at } from './workspace.mjs';

/** Environment variables of the server process, in addition to the settings. */
export const SERVER_ENVIRONMENT = {
  // Folder in which Node caches compiled library code, which saves a quarter of the work at each
  // start.
  NODE_COMPILE_CACHE: at('node_modules/.cache/five-arena'),
  // Minimum size in bytes (16 MiB) of memory blocks that glibc returns to the system when they are
  // freed. Hashing a password needs 19 MiB. By default glibc keeps one such block per thread of
  // Node's pool: 80 MB after the first sign-ins. With this setting a sign-in takes a third more
  // processor time.
  MALLOC_MMAP_THRESHOLD_: '16777216',
};
