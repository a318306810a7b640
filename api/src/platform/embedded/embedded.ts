import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openGuard } from './guard.ts';
import { type Home, prepareHome } from './home.ts';
import { type Ownership, tryToAcquire } from './ownership.ts';
import { isAlive, readServerLock } from './server-lock.ts';
import { initialise, launch, role, type ServerSettings, stopServer } from './server.ts';

const waitMilliseconds = 60_000;

/** The embedded PostgreSQL of a DATA_DIR, for a machine without a database. */
export interface EmbeddedDatabase {
  url: string;
  pid: number;
  /**
   * True if another process started the server and will stop it. In that case `stop` leaves the
   * server running.
   */
  adopted: boolean;
  stop(): Promise<void>;
  isAlive(): boolean;
}

/**
 * Starts the server of this DATA_DIR, or adopts a server that another running process has started.
 * The server ends with `stop`. If this process dies, its guard process ends the server.
 * @throws Error if the server cannot be started, or if the server of another process does not
 * become ready in time; an abort error when `signal` aborts
 */
export async function startEmbedded(
  dataDir: string,
  settings: ServerSettings = {},
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const folder = path.resolve(dataDir);
  const home = prepareHome(folder);
  for (
    const started = performance.now();
    performance.now() - started < waitMilliseconds;
    await sleep(20, undefined, { signal })
  ) {
    const ownership = tryToAcquire(home);
    if (ownership) return await startAsOwner(home, folder, ownership, { settings, signal });
    const lock = readServerLock(home.serverLock);
    if (lock?.ready && isAlive(lock.pid, home.data))
      return describe(home, lock.pid, true, async () => undefined);
  }
  throw new Error(
    `The database in ${home.folder} is owned by another process, which does not get it ready.`,
  );
}

async function startAsOwner(
  home: Home,
  dataDir: string,
  ownership: Ownership,
  { settings, signal }: { settings: ServerSettings; signal?: AbortSignal },
): Promise<EmbeddedDatabase> {
  const guard = openGuard(home.serverLock);
  const leave = () => {
    guard.dismiss();
    ownership.release();
  };
  try {
    await initialise(home, signal);
    const pid = await launch(home, settings);
    guard.watch(pid);
    const database = describe(
      home,
      pid,
      false,
      once(async () => {
        fs.rmSync(signpost(dataDir), { force: true });
        await stopServer(home, pid);
        leave();
      }),
    );
    writeSignpost(dataDir, database);
    return database;
  } catch (error) {
    leave();
    throw error;
  }
}

function describe(
  home: Home,
  pid: number,
  adopted: boolean,
  stop: () => Promise<void>,
): EmbeddedDatabase {
  const password = fs.readFileSync(path.join(home.folder, 'password'), 'utf8');
  const port = readServerLock(home.serverLock)?.port;
  return {
    url: `postgresql://${role}:${password}@127.0.0.1:${port}/postgres`,
    pid,
    adopted,
    stop,
    isAlive: () => isAlive(pid, home.data),
  };
}

/**
 * Path of `DATA_DIR/database.json`, which contains the database's URL for other commands on this
 * machine.
 */
function signpost(dataDir: string): string {
  return path.join(dataDir, 'database.json');
}

/**
 * Writes a temporary file and renames it. Readers never see a partial file, and a file of another
 * user can be replaced.
 */
function writeSignpost(dataDir: string, { url, pid }: EmbeddedDatabase): void {
  const draft = `${signpost(dataDir)}.${randomBytes(4).toString('hex')}`;
  fs.writeFileSync(draft, JSON.stringify({ url, pid }), { mode: 0o600 });
  fs.renameSync(draft, signpost(dataDir));
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= act());
}
