import { fork } from 'node:child_process';
import { databaseOf, endApi, launchApi, untilReady } from '../lib/api.mjs';
import { at } from '../lib/workspace.mjs';
import { exchange } from './load.mjs';

export const POOL = 10;
const PASSWORD = 'demo-Password-1';

/**
 * Starts an API process on loopback.
 * @param url URL of the database of another API process; default: an embedded database in `folder`
 */
export async function startProduct(folder, url = '') {
  const api = await launchApi(folder, { url, env: { DATABASE_POOL: String(POOL) } });
  const startedMs = await untilReady(api);
  return {
    origin: api.origin,
    pid: api.pid,
    database: url || databaseOf(folder).url,
    startedMs,
    stop: () => endApi(api),
  };
}

/**
 * Starts a floor on the same database server as the product: the bare floor, or the honest floor
 * with its `statement`.
 */
export async function startFloor(database, statement) {
  const honest = statement ? [JSON.stringify(statement)] : [];
  const child = fork(at('tools/bench/floor.mjs'), [database, String(POOL), ...honest]);
  const { port } = await new Promise((resolve) => child.once('message', resolve));
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stopped(child) };
}

/** Returns the tokens of `count` demo players that exist for load tests. */
export async function signIn(origin, count) {
  const emails = Array.from(
    { length: count },
    (_, index) => `bench${String(index + 1).padStart(3, '0')}@demo.test`,
  );
  const tokens = [];
  for (const email of emails) tokens.push(await tokenOf(origin, email));
  return tokens;
}

export async function tokenOf(origin, email) {
  const { status, text } = await exchange(origin, undefined, {
    method: 'POST',
    path: '/api/auth/field/login',
    body: { email, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return JSON.parse(text).token;
}

function stopped(child) {
  const exited =
    child.exitCode === null
      ? new Promise((resolve) => child.once('exit', resolve))
      : Promise.resolve();
  child.kill('SIGTERM');
  return exited;
}
