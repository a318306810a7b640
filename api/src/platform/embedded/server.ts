import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home.ts';
import { isAlive, isStaleLock, readServerLock } from './server-lock.ts';

export const role = 'five';
const largestLogBytes = 5_000_000;
const startSeconds = 60;
const fastStopMilliseconds = 5_000;
const hardStopMilliseconds = 3_000;

/** Settings of a small, local server: one server for one API on two cores. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  // Replication is off, and JIT compilation is off because it costs more than it saves for these
  // queries.
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export type ServerSettings = Record<string, string>;

/**
 * Creates the database cluster under a temporary name and renames it when complete, so that an
 * interrupted start leaves no partial cluster.
 */
export async function initialise(home: Home, signal?: AbortSignal): Promise<void> {
  if (fs.existsSync(home.data)) return;
  const draft = path.join(home.folder, 'initialising');
  fs.rmSync(draft, { recursive: true, force: true });
  writeFor(home, 'password', randomBytes(24).toString('base64url'));
  const child = spawn(
    path.join(home.native, 'bin/initdb'),
    [
      '-D',
      draft,
      '-U',
      role,
      '--pwfile',
      path.join(home.folder, 'password'),
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
    spawnOptions(home, 'pipe'),
  );
  let errorOutput = '';
  child.stderr?.on('data', (text) => {
    errorOutput += String(text);
  });
  signal?.addEventListener('abort', () => child.kill());
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`The database could not be made: ${errorOutput.trim()}`);
  fs.renameSync(draft, home.data);
}

/**
 * Starts the server and waits until it accepts connections. Returns the server's pid. The caller
 * must hold the `Ownership` of the folder.
 */
export async function launch(home: Home, extra: ServerSettings): Promise<number> {
  await waitUntilUnused(home);
  const port = await choosePort(home);
  const logFile = path.join(home.folder, 'log');
  const log = openLog(home, logFile);
  const options = Object.entries({ ...settings, ...extra, port: String(port) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const child = spawn(path.join(home.native, 'bin/postgres'), ['-D', home.data, ...options], {
    ...spawnOptions(home, log),
    detached: true,
  });
  fs.closeSync(log);
  child.unref();
  return await untilReady(child, home, logFile);
}

/**
 * Stops the server in fast mode. If that takes too long, it is stopped in immediate mode, after
 * which the next start runs crash recovery.
 */
export async function stopServer(home: Home, pid: number): Promise<void> {
  if (await endsAfter('SIGINT', fastStopMilliseconds, home, pid)) return;
  await endsAfter('SIGQUIT', hardStopMilliseconds, home, pid);
}

async function endsAfter(
  signal: NodeJS.Signals,
  milliseconds: number,
  home: Home,
  pid: number,
): Promise<boolean> {
  if (isAlive(pid, home.data)) process.kill(pid, signal);
  for (
    const started = performance.now();
    performance.now() - started < milliseconds;
    await sleep(10)
  ) {
    if (!isAlive(pid, home.data)) return true;
  }
  return false;
}

/**
 * Waits until no other server uses the data folder. It stops a running server that has no owner,
 * and removes a stale lock file.
 */
async function waitUntilUnused(home: Home): Promise<void> {
  for (let tries = 0; tries < startSeconds * 50; tries += 1) {
    const lock = readServerLock(home.serverLock);
    if (!lock) return;
    if (isAlive(lock.pid, home.data)) await stopServer(home, lock.pid);
    else if (isStaleLock(home.data)) return fs.rmSync(home.serverLock, { force: true });
    await sleep(20);
  }
  throw new Error(`Another server still uses ${home.data}.`);
}

async function untilReady(child: ChildProcess, home: Home, logFile: string): Promise<number> {
  let ended: string | undefined;
  child
    .on('error', (error) => {
      ended = error.message;
    })
    .on('exit', (code, signal) => {
      ended = `ended with ${code ?? signal}`;
    });
  for (let tries = 0; tries < startSeconds * 100; tries += 1) {
    const lock = readServerLock(home.serverLock);
    if (lock?.ready && lock.pid === child.pid) return lock.pid;
    if (ended !== undefined)
      throw new Error(`The database did not start (${ended}): ${lastLines(logFile)}`);
    await sleep(10);
  }
  throw new Error(`The database did not start within ${startSeconds} s: ${lastLines(logFile)}`);
}

/**
 * Chooses the port of the last start if it is free, so that connection strings remain valid. A new
 * port is below the system's range of ephemeral ports.
 */
async function choosePort(home: Home): Promise<number> {
  const lastPort = Number(
    fs.existsSync(portFile(home)) ? fs.readFileSync(portFile(home), 'utf8') : 0,
  );
  if (lastPort > 0 && (await isFree(lastPort))) return lastPort;
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (!(await isFree(port))) continue;
    writeFor(home, 'port', String(port));
    return port;
  }
}

function portFile(home: Home): string {
  return path.join(home.folder, 'port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function spawnOptions(home: Home, stderr: 'pipe' | number) {
  const { PATH = '' } = process.env;
  return {
    ...home.as,
    cwd: home.folder,
    env: { PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', stderr] as ['ignore', 'ignore', 'pipe' | number],
  };
}

function openLog(home: Home, file: string): number {
  const large = fs.existsSync(file) && fs.statSync(file).size > largestLogBytes;
  const log = fs.openSync(file, large ? 'w' : 'a', 0o600);
  if (home.as.uid !== undefined && home.as.gid !== undefined)
    fs.fchownSync(log, home.as.uid, home.as.gid);
  return log;
}

function lastLines(file: string): string {
  return fs.readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' | ');
}

function writeFor(home: Home, name: string, text: string): void {
  const file = path.join(home.folder, name);
  fs.writeFileSync(file, text, { mode: 0o600 });
  if (home.as.uid !== undefined && home.as.gid !== undefined)
    fs.chownSync(file, home.as.uid, home.as.gid);
}
