import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { environment, root } from './workspace.mjs';

const orphanLookMilliseconds = 500;

/** Runs a program in the foreground, passes TERM and INT on to it, and answers its exit code. */
export async function runInForeground(program, args, extra = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  const forget = passSignalsTo(child);
  try {
    return await exitOf(child);
  } finally {
    forget();
  }
}

/**
 * Runs a program quietly in a group of its own, its output in a file; `children` collects those that run, so that an
 * interrupted launcher can end them with all that they started.
 */
export async function runQuietly(program, args, { output, env = {}, children = new Set() }) {
  const log = fs.openSync(output, 'a');
  const child = spawn(program, args, { cwd: root, detached: true, stdio: ['ignore', log, log], env: environment(env) });
  fs.closeSync(log);
  children.add(child);
  try {
    return await exitOf(child);
  } finally {
    children.delete(child);
    // What a part leaves running (a server, a browser) goes with it.
    signalGroup(child.pid, 'SIGKILL');
  }
}

export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]));
  });
}

/** A shell between npm and us may die of the signal without passing it on; then we are an orphan, and that is the signal. */
function passSignalsTo(child) {
  const pass = (signal) => child.kill(signal);
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) pass('SIGTERM');
  }, orphanLookMilliseconds);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  return () => {
    clearInterval(look);
    process.off('SIGTERM', pass).off('SIGINT', pass);
  };
}
