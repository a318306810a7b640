import { fork, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../lib/workspace.mjs';
import { exchange } from './load.mjs';

export const POOL = 10;
const PASSWORD = 'demo-Password-1';
const START_SECONDS = 120;

/** An API of the product on loopback. @param url the database of another one; left out: an embedded one of its own in `folder` */
export async function startProduct(folder, url = '') {
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(POOL), DEMO: 'bench', RATE_LIMITS: 'off', LOG_LEVEL: 'error', JWT_SECRET: 'a secret that all processes of a measurement share' };
  const began = performance.now();
  const child = spawn(process.execPath, [at('api/dist/main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child);
  const { url: database } = url ? { url } : JSON.parse(fs.readFileSync(path.join(folder, 'database.json'), 'utf8'));
  return { origin, pid: child.pid, database, startedMs: performance.now() - began, stop: () => stopped(child) };
}

/** The floor beside it, on the same server. */
export async function startFloor(database) {
  const child = fork(at('tools/bench/floor.mjs'), [database, String(POOL)]);
  const { port } = await new Promise((resolve) => child.once('message', resolve));
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stopped(child) };
}

/** Tokens of `count` of the players that the demo holds for this. */
export async function signIn(origin, count) {
  const emails = Array.from({ length: count }, (_, index) => `bench${String(index + 1).padStart(3, '0')}@demo.test`);
  const tokens = [];
  for (const email of emails) tokens.push(await tokenOf(origin, email));
  return tokens;
}

export async function tokenOf(origin, email) {
  const { status, text } = await exchange(origin, undefined, { method: 'POST', path: '/api/auth/field/login', body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return JSON.parse(text).token;
}

async function untilReady(origin, child) {
  for (let tries = 0; tries < START_SECONDS * 10; tries++) {
    if (child.exitCode !== null) throw new Error(`the product ended at its start (${child.exitCode})`);
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the product is not ready');
}

function stopped(child) {
  const exited = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : Promise.resolve();
  child.kill('SIGTERM');
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
