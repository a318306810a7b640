import { at } from './workspace.mjs';

/** With what the one server runs, beside its settings. */
export const SERVING = {
  // Compiled code of the libraries is kept: a quarter less to do at each start.
  NODE_COMPILE_CACHE: at('node_modules/.cache/five-arena'),
  // A password is hashed in 19 MiB. Left to itself glibc learns to keep pieces of that size, one for each of Node's four threads: 80 MB after the first sign-ins.
  // From this size on (16 MiB) they go back to the system; a sign-in takes a third more of the processor for it.
  MALLOC_MMAP_THRESHOLD_: '16777216',
};
