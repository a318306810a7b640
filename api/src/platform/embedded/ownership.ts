import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Home } from './home.ts';

const sqliteBusy = 5;

/** The right to start and stop the server of one home; it ends with the process that holds it, however that ends. */
export interface Ownership {
  release(): void;
}

/**
 * Takes the ownership when no living process has it. A lock of the kernel by way of SQLite, because a file that names a
 * process has to be judged when the process is gone, and two starts can judge at once.
 */
export function tryToOwn({ folder, as }: Home): Ownership | undefined {
  const file = path.join(folder, 'owner.lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(file, as.uid, as.gid);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
}
