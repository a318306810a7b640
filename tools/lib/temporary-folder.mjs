import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Free memory from which the files of a run are kept in memory; a run needs a tenth of it. */
const ENOUGH_BYTES = 6_000_000_000;
const PREFIX = 'five-arena-test-';
const PATTERN = new RegExp(`^${PREFIX}(\\d+)-`);

/**
 * Creates the folder for the files of a test run. It is in memory if the machine allows it, because
 * each API spec copies a database of 900 files. On a disk the copies take ten times as long.
 */
export function createTemporaryFolder() {
  const parent = hasMemory() ? MEMORY : os.tmpdir();
  removeAbandoned(parent);
  return fs.mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
}

/** Whether files in memory are possible. A TMPDIR that somebody has set is used instead. */
function hasMemory() {
  if (process.env.TMPDIR || os.freemem() < ENOUGH_BYTES) return false;
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    fs.accessSync(MEMORY, fs.constants.W_OK);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Removes the folders of killed runs, because files in memory would stay until a restart. */
function removeAbandoned(parent) {
  for (const name of fs.readdirSync(parent)) {
    const [, pid] = PATTERN.exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    try {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another user, who removes it.
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
