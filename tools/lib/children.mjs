import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { environment, root } from './workspace.mjs';

const orphanLookMilliseconds = 500;
const politeMilliseconds = 8_000;

/** Runs a program in the foreground, passes TERM and INT on to it, and answers its exit code. */
export async function runInForeground(program, args, extra = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  const forget = onStopSignal((signal) => child.kill(signal));
  try {
    return await exitOf(child);
  } finally {
    forget();
  }
}

/** Programs that run quietly, each in a group of its own, so that an interrupted launcher ends all that they started. */
export class Children {
  #running = new Set();
  #stopped = false;

  /** The exit code of a program whose output goes to a file. */
  async run(program, args, { output, env = {}, cwd = root }) {
    if (this.#stopped) return 1;
    const log = fs.openSync(output, 'a');
    const child = spawn(program, args, { cwd, detached: true, stdio: ['ignore', log, log], env: environment(env) });
    fs.closeSync(log);
    this.#running.add(child);
    try {
      return await exitOf(child);
    } finally {
      this.#running.delete(child);
      // What a part leaves behind (a server, a browser) goes with it.
      signalGroup(child.pid, 'SIGKILL');
    }
  }

  /** Asks all to end, and after a while makes them. */
  stop() {
    this.#stopped = true;
    const running = [...this.#running];
    for (const { pid } of running) signalGroup(pid, 'SIGTERM');
    setTimeout(() => running.forEach(({ pid }) => signalGroup(pid, 'SIGKILL')), politeMilliseconds).unref();
  }
}

/** Calls `act` when we are told to end; answers how to forget that. */
export function onStopSignal(act) {
  const parent = process.ppid;
  // A shell between npm and us may die of the signal without passing it on: then we are an orphan, and that is the signal.
  const look = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== parent && act('SIGTERM'), orphanLookMilliseconds);
  process.on('SIGTERM', act).on('SIGINT', act);
  return () => {
    clearInterval(look);
    process.off('SIGTERM', act).off('SIGINT', act);
  };
}

function signalGroup(pid, signal) {
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
