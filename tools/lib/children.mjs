import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, root } from './workspace.mjs';

const orphanLookMilliseconds = 500;
const politeMilliseconds = 8_000;

/**
 * Runs a program in the foreground, forwards SIGTERM and SIGINT to it, and returns its exit code.
 */
export async function runInForeground(program, args, extra = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  const forget = onStopSignal((signal) => child.kill(signal));
  try {
    return await exitOf(child);
  } finally {
    forget();
  }
}

/**
 * Runs background programs, each in its own process group. An interrupted launcher can then also
 * end the processes that the programs have started.
 */
export class Children {
  #running = new Set();
  #stopped = false;

  /** Runs a program whose output goes to a file, and returns its exit code. */
  async run(program, args, { output, env = {}, cwd = root }) {
    if (this.#stopped) return 1;
    const log = fs.openSync(output, 'a');
    const child = spawn(program, args, {
      cwd,
      detached: true,
      stdio: ['ignore', log, log],
      env: environment(env),
    });
    fs.closeSync(log);
    this.#running.add(child);
    try {
      return await exitOf(child);
    } finally {
      this.#running.delete(child);
      // Ends processes that the program has left running, such as a server or a browser.
      signalGroup(child.pid, 'SIGKILL');
    }
  }

  /**
   * Interrupts all programs as Ctrl-C does, so that test runners clean up. Programs that are still
   * running after 8 seconds are killed.
   */
  stop() {
    this.#stopped = true;
    const running = [...this.#running];
    for (const { pid } of running) signalGroup(pid, 'SIGINT');
    setTimeout(
      () => running.forEach(({ pid }) => signalGroup(pid, 'SIGKILL')),
      politeMilliseconds,
    ).unref();
  }
}

/**
 * Ends processes whose environment contains `line`. A killed test runner may leave a server running
 * in another process group.
 */
export async function endLeftovers(line) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const pid of processesWith(line)) end(pid, signal);
    for (let tries = 0; tries < 50 && processesWith(line).length > 0; tries += 1) await sleep(100);
  }
}

/**
 * Returns the processes whose environment contains `line`. Only Linux provides the environment of
 * other processes; on other systems a developer must end a leftover server by hand.
 */
function processesWith(line) {
  const all = fs.existsSync('/proc/self/environ')
    ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
  return all.filter((pid) => environmentOf(pid).includes(line)).map(Number);
}

function environmentOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Calls `act` on SIGTERM or SIGINT; returns a function that removes the handlers. */
export function onStopSignal(act) {
  const parent = process.ppid;
  // A shell between npm and this process may end on the signal without forwarding it. This process
  // then gets another parent, which is handled like the signal.
  const look = setInterval(
    () => process.env.npm_lifecycle_event && process.ppid !== parent && act('SIGTERM'),
    orphanLookMilliseconds,
  );
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
    // The process has already ended.
  }
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]));
  });
}
