import v8 from 'node:v8';
import vm from 'node:vm';

interface Collection {
  type: 'major' | 'minor';
  execution: 'sync';
  flavor?: 'last-resort';
}

let collector: ((options: Collection) => void) | undefined;

/** Gives back to the system what starting took and serving does not need: sources that were read, a demo that was told. Stops the process for a tenth of a second. */
export function giveBackMemory(): void {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const SWEPT_BYTES = 8 * 1024 * 1024;
let passedBytes = 0;

/**
 * Counts what passed through in buffers of which nothing is kept, and frees them every 8 MB, which takes a millisecond. Left to
 * itself the engine lets a hundred megabytes come together, and the allocator keeps their room.
 */
export function passedThrough(bytes: number): void {
  passedBytes += bytes;
  if (passedBytes < SWEPT_BYTES) return;
  passedBytes = 0;
  collect({ type: 'minor', execution: 'sync' });
}

function collect(options: Collection): void {
  if (!collector) {
    v8.setFlagsFromString('--expose-gc');
    collector = vm.runInNewContext('gc') as typeof collector;
  }
  collector?.(options);
}
