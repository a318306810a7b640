import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
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

  /** Asks all to end, as Ctrl-C does, which every runner of tests tidies up after; and after a while makes them. */
  stop() {
    this.#stopped = true;
    const running = [...this.#running];
    for (const { pid } of running) signalGroup(pid, 'SIGINT');
    setTimeout(() => running.forEach(({ pid }) => signalGroup(pid, 'SIGKILL')), politeMilliseconds).unref();
  }
}

/** Ends what still runs with this line in its environment: a server that a killed runner had in a group of its own. */
export async function endLeftovers(line) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const pid of processesWith(line)) end(pid, signal);
    for (let tries = 0; tries < 50 && processesWith(line).length > 0; tries += 1) await sleep(100);
  }
}

/** Only Linux shows the environment of others; elsewhere a killed runner's server stays until it is ended by hand. */
function processesWith(line) {
  const all = fs.existsSync('/proc/self/environ') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return all.filter((pid) => environmentOf(pid).includes(line)).map(Number);
}

function environmentOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
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
  end(-pid, signal);
}

function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]));
  });
}
