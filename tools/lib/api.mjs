import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_ENVIRONMENT } from './server-environment.mjs';
import { at } from './workspace.mjs';

const START_SECONDS = 120;
/** Signing secret and encryption key, shared by all processes of a measurement. */
export const SECRET = 'a secret that all processes of a measurement share';

/**
 * Starts an API process on loopback as `npm start` does, without waiting until it is ready.
 * @param url URL of the database of another API process; default: an embedded database in `folder`
 * @param shell a shell command that runs first, such as `ulimit`
 * @param log a file for the output of the process
 */
export async function launchApi(folder, { url = '', port, env = {}, shell, log } = {}) {
  const chosenPort = port ?? (await freePort());
  giveKey(folder);
  const settings = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(chosenPort),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: 'bench',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    JWT_SECRET: SECRET,
    ...SERVER_ENVIRONMENT,
    ...env,
  };
  const main = [process.execPath, at('api/dist/main.js')];
  const [program, ...args] = shell ? ['/bin/sh', '-c', `${shell}; exec "$0" "$@"`, ...main] : main;
  const output = log ? fs.openSync(log, 'a') : 'ignore';
  const child = spawn(program, args, {
    env: settings,
    stdio: ['ignore', output, log ? output : 'inherit'],
  });
  if (log) fs.closeSync(output);
  const exited = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  return {
    child,
    pid: child.pid,
    port: chosenPort,
    origin: `http://127.0.0.1:${chosenPort}`,
    folder,
    exited,
    began: performance.now(),
  };
}

/**
 * Writes the encryption key of database fields into a folder, because processes on one database
 * need the same key. An existing key is not replaced.
 */
function giveKey(folder) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'field-key');
  if (!fs.existsSync(file)) fs.writeFileSync(file, SECRET, { mode: 0o600 });
}

/**
 * Waits until the process serves requests.
 * @returns milliseconds since the start of the process
 */
export async function untilReady({ origin, child, began }) {
  for (let tries = 0; tries < START_SECONDS * 20; tries++) {
    if (child.exitCode !== null)
      throw new Error(`the product ended at its start (${child.exitCode})`);
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return performance.now() - began;
    await sleep(50);
  }
  throw new Error('the product is not ready');
}

/** Returns the embedded database of a folder as `{ url, pid }`. */
export function databaseOf(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'database.json'), 'utf8'));
}

/**
 * Ends an API process.
 * @returns its exit code, or the signal that killed it
 */
export function endApi({ child, exited }, signal = 'SIGTERM') {
  child.kill(signal);
  return exited;
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
