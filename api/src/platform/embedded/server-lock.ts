import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Contents of PostgreSQL's `postmaster.pid`. */
export interface ServerLock {
  pid: number;
  port: number;
  ready: boolean;
}

export function readServerLock(file: string): ServerLock | undefined {
  const lines = readIfThere(file)?.split('\n');
  const pid = Number(lines?.[0]);
  return lines && pid > 0
    ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
    : undefined;
}

/**
 * Whether this pid is a live server of this folder. A zombie, or another process with a reused pid,
 * does not count.
 */
export function isAlive(pid: number, data: string): boolean {
  if (process.platform !== 'linux')
    return answersToSignal(pid) && commandOf(pid).includes('postgres');
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined || stat.includes(') Z ')) return false;
  return (
    workingFolder(pid) === data || (workingFolder(pid) === undefined && stat.includes('(postgres)'))
  );
}

/**
 * Whether the lock file is stale, because no process has the data folder as its working folder.
 * Child processes of a killed server may still write for a moment, so the lock remains valid for
 * them.
 */
export function isStaleLock(data: string): boolean {
  if (process.platform !== 'linux') return true;
  return !fs
    .readdirSync('/proc')
    .some((name) => /^\d+$/.test(name) && workingFolder(Number(name)) === data);
}

/** Working folder of a process. Undefined if the process has ended or belongs to another user. */
function workingFolder(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function answersToSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
