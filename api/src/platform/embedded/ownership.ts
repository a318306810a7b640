import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Home } from './home.ts';

const sqliteBusy = 5;

/**
 * The exclusive right to start and stop the server of one folder. It ends with the process that
 * owns it, also after a crash.
 */
export interface Ownership {
  release(): void;
}

/**
 * Takes the ownership if no live process has it. SQLite provides a kernel lock. A pid file does not
 * suffice: it can remain after its process has ended, and two starts could check a stale file at
 * once.
 */
export function tryToAcquire({ folder, as }: Home): Ownership | undefined {
  const file = path.join(folder, 'owner.lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(file, as.uid, as.gid);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
      return undefined;
    throw error;
  }
}
