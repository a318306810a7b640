import v8 from 'node:v8';
import vm from 'node:vm';

interface Collection {
  type: 'major' | 'minor';
  execution: 'sync';
  flavor?: 'last-resort';
}

let collector: ((options: Collection) => void) | undefined;

/**
 * Frees memory that was used only during startup, such as sources and seed data, and returns it to
 * the system. Blocks the process for a tenth of a second.
 */
export function freeMemory(): void {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const SWEPT_BYTES = 8 * 1024 * 1024;
let bufferedBytes = 0;

/**
 * Counts the bytes of transient buffers and collects garbage every 8 MB, which takes a millisecond.
 * Otherwise the engine accumulates a hundred megabytes, which the allocator does not return.
 */
export function countBufferedBytes(bytes: number): void {
  bufferedBytes += bytes;
  if (bufferedBytes < SWEPT_BYTES) return;
  bufferedBytes = 0;
  collect({ type: 'minor', execution: 'sync' });
}

function collect(options: Collection): void {
  if (!collector) {
    v8.setFlagsFromString('--expose-gc');
    collector = vm.runInNewContext('gc') as typeof collector;
  }
  collector?.(options);
}
