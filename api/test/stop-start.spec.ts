import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BACKUP_LOCK } from '../src/platform/files/file-store.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { closeAtEnd } from './close-database.ts';
import { type ApiProcess, spawnApi, startProcess } from './two-processes.ts';

// Advisory locks that the API takes when it starts. A test that holds one of them stops the start
// at that step.
const STEPS = { schema: 5_115_001, demo: 5_115_003 };

let database: TestDatabase;
const begun: ApiProcess[] = [];
beforeAll(async () => {
  database = await createDatabase();
});
afterEach(() => Promise.all(begun.splice(0).map((api) => api.stop('SIGKILL'))));
afterAll(() => database.drop());

async function begin(url: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await spawnApi(url, env);
  begun.push(api);
  return api;
}

async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await what())) await sleep(10);
}

function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Stops the API and expects exit code 0. The exit code is 1 if the shutdown takes longer than nine
 * seconds.
 */
async function endsWell(api: ApiProcess): Promise<void> {
  expect([await api.stop(), api.output()]).toEqual([0, '']);
}

/** Takes an advisory lock and holds it until the returned function is called. */
async function hold(lock: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.url });
  // Ignores connection errors, because after a failed test the database is dropped while this
  // client holds the lock.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [lock]);
  return closeAtEnd(() => client.end());
}

const connections = async () =>
  Number(
    (
      await database.sql<{ count: string }>(
        `select count(*) from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid()`,
      )
    )[0]?.count,
  );

test.each(Object.entries(STEPS))(
  'stopped while it waits for its %s, the API exits with 0 and closes its connections',
  async (_, lock) => {
    const release = await hold(lock);
    const before = await connections();
    const api = await begin(database.url);
    await until(async () => (await connections()) > before);
    await sleep(300); // The process is probably waiting for the lock by now.
    await endsWell(api);
    await until(async () => (await connections()) <= before);
    await release();
  },
);

test('no step of a start waits for a backup that is being made', () => {
  expect(Object.values(STEPS)).not.toContain(BACKUP_LOCK);
});

test('stopped while it is still loading, the API exits with 0', async () => {
  const preload =
    `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (url.endsWith('/create-app.js') && ` +
    `process.kill(process.pid, 'SIGTERM'), next(url, context)) });`;
  const api = await begin(database.url, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(preload)}`,
  });
  expect([await api.ended, api.output()]).toEqual([0, '']);
});

test('a port in use is reported in one line, before any database connection', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo;
  const api = await begin('postgres://nobody@127.0.0.1:1/none', { PORT: String(port) });
  expect([await api.ended, api.output()]).toEqual([
    1,
    `PORT is refused: another program has ${port} on 127.0.0.1. End that one, or ` +
      `choose another, such as PORT=${port + 1}.\n`,
  ]);
  other.close();
});

/** Creates a data folder that the user of the embedded server can access. */
function newDataDir(): string {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-stop-'));
  fs.chmodSync(dataDir, 0o755);
  return dataDir;
}

test('stopped while its own database is being created, it leaves no partial database', async () => {
  const dataDir = newDataDir();
  const folder = path.join(dataDir, 'postgresql');
  const api = await begin('', { DATA_DIR: dataDir });
  await until(() => fs.existsSync(path.join(folder, 'initialising')));
  await endsWell(api);
  expect(
    fs.readdirSync(folder).filter((name) => name === 'initialising' || name === 'data'),
  ).toEqual([]);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('stopped right after its own database has started, it shuts that database down', async () => {
  const dataDir = newDataDir();
  const signpost = path.join(dataDir, 'database.json');
  const api = await begin('', { DATA_DIR: dataDir });
  await until(() => fs.existsSync(signpost));
  const { pid } = JSON.parse(fs.readFileSync(signpost, 'utf8')) as { pid: number };
  await endsWell(api);
  // The database server has ended, but its id is listed until its new parent process reaps it.
  await until(() => !isListed(pid));
  expect(
    fs.readdirSync(dataDir).filter((file) => file === 'database.json' || file === 'api.pid'),
  ).toEqual([]);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('if killed while writing the demo, it writes all of it at the next start', async () => {
  const own = await createDatabase();
  const client = new pg.Client({ connectionString: own.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table pricings in exclusive mode');
  const killed = await begin(own.url);
  const waits = async () =>
    (await own.sql(`select from pg_locks where relation = 'pricings'::regclass and not granted`))
      .length > 0;
  await until(waits);
  await killed.stop('SIGKILL');
  await client.end();
  const again = await startProcess(own.url);
  begun.push(again);
  const torn = await own.sql(
    `select name from one_time_markers where name like 'demo begins %' and not exists (select
      from one_time_markers e where e.name = replace(one_time_markers.name, ' begins', ''))`,
  );
  expect(torn).toEqual([]);
  expect(await own.sql('select code from pitches order by code')).toEqual([
    { code: 'P1' },
    { code: 'P2' },
    { code: 'P3' },
  ]);
  await again.stop();
  await own.drop();
});

test('a demo without recorded starts that is in use is never wiped', async () => {
  const own = await createDatabase();
  await migrate(own.url);
  const markers = [
    '',
    ' venue',
    ' people',
    ' catalogue',
    ' week',
    ' begins packs',
    ' content',
    ' messages',
    ' tournaments',
    ' academy',
  ];
  await own.sql('insert into one_time_markers (name) select unnest($1::text[])', [
    markers.map((marker) => `demo${marker}`),
  ]);
  await own.sql(
    `insert into users (reference, email, password_hash, name, first_name, created_at)
      values ('U-00000000', 'real@five.test', '', 'R', 'R', now())`,
  );
  const api = await startProcess(own.url, { LOG_LEVEL: 'warn' });
  begun.push(api);
  expect(await own.sql('select email from users')).toEqual([{ email: 'real@five.test' }]);
  expect(api.output()).toMatch(/step 'discussions' cannot be loaded in this venue/);
  await api.stop();
  await own.drop();
});

test('an incomplete demo next to foreign tables is left unchanged and reported', async () => {
  const own = await createDatabase();
  await own.sql('drop schema public cascade; create schema public; create table theirs (id int)');
  await migrate(own.url);
  await own.sql(
    `insert into one_time_markers (name) values ('demo begins venue'), ('demo begins catalogue')`,
  );
  const api = await begin(own.url);
  expect(await api.ended).toBe(1);
  expect(api.output()).toMatch(/other tables stand beside it/);
  expect(await own.sql('select id from theirs')).toEqual([]);
  await own.drop();
});

test('a start that fails reports the reason and exits with 1', async () => {
  const api = await begin(database.url, { PORT: 'many' });
  expect(await api.ended).toBe(1);
  expect(api.output()).toMatch(/PORT/);
});
