import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays } from '@five/shared/time/wall-time';
import supertest from 'supertest';
import { Clock } from '../../src/platform/clock/clock.ts';
import { readSettings } from '../../src/platform/config/settings.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { DEMO_LOCK } from '../../src/seed/reset-incomplete-demo.ts';
import { resetOnce } from '../../src/seed/reset/reset-once.ts';
import { Server } from '../../src/server.ts';
import { adminCommand } from './admin-command.ts';
import { closeAtEnd } from '../close-database.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { eventually } from '../eventually.ts';
import { jpeg } from '../content/pictures.ts';
import { createDemoDatabase, spawnApi } from '../two-processes.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../dist/commands/admin.js');
const PASSWORD = 'demo-Password-1';
const VISITOR = 'visitor@mail.test';
const RENAMED = 'Renamed by a visitor';
const NIGHT = '2026-11-28';
const DEMO_RESET = '04:00';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-reset-demo-'));
let database: TestDatabase;
beforeEach(async () => {
  database = await createDemoDatabase();
});
afterEach(() => database.drop());
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  output: string;
}

const surroundings = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'on' });

/** Runs `npm run admin -- reset-demo --yes` in this process. */
async function reset(env: Record<string, string> = {}): Promise<Ended> {
  const args = ['reset-demo', '--yes'];
  const { code, stdout, stderr } = await adminCommand(args, { ...surroundings(), ...env });
  return { code, output: stdout + stderr };
}

/** Runs `npm run admin -- reset-demo` as an operator does, with input on stdin. */
function typedReset(typed: string): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [ADMIN, 'reset-demo'],
      { env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...surroundings() } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.end(typed);
  });
}

/** A server and how to call it. */
interface Site {
  http: ReturnType<typeof supertest>;
}

const login = ({ http }: Site, email: string) =>
  http.post('/api/auth/field/login').send({ email, password: PASSWORD });

async function tokenOf(site: Site, email: string): Promise<string> {
  return ((await login(site, email).expect(200)).body as { token: string }).token;
}

const own = ({ http }: Site, token: string) =>
  http.get('/api/auth/field/user').set('authorization', `Bearer ${token}`);

/** What a visitor of the demo left. */
interface Traces {
  token: string;
  booking: string;
}

/** Leaves a booking, changed settings, a photograph and an account, as visitors of a demo do. */
async function tryTheDemo(site: Site): Promise<Traces> {
  const admin = await tokenOf(site, 'admin@demo.test');
  const token = await tokenOf(site, 'player@demo.test');
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await site.http
    .post('/api/bookings')
    .set('authorization', `Bearer ${token}`)
    .send({
      date: addDays(today, 10),
      startTime: '10:00',
      endTime: '11:00',
      pitch: 'P1',
      paymentMethod: 'cash',
      acceptRules: true,
    })
    .expect(201);
  await site.http
    .put('/api/venue')
    .set('authorization', `Bearer ${admin}`)
    .send({ name: RENAMED })
    .expect(200);
  await site.http
    .put('/api/photos/hero')
    .set('authorization', `Bearer ${admin}`)
    .attach('file', await jpeg(1600, 900), 'hero.jpg')
    .expect(200);
  await site.http
    .post('/api/users')
    .set('authorization', `Bearer ${admin}`)
    .send({
      email: VISITOR,
      phone: '0661122399',
      firstName: 'Samir',
      name: 'Tazi',
      scope: ['staff'],
    })
    .expect(201);
  return { token, booking: (body as { data: { reference: string } }).data.reference };
}

/** Which traces of a visitor are in the database. */
async function found({ booking }: Traces): Promise<unknown> {
  const [row] = await database.sql(
    `select exists (select from bookings where reference = $1) as booking,
      exists (select from venue where name = $2) as settings,
      exists (select from place_photos) as photo,
      exists (select from users where email = $3) as account`,
    [booking, RENAMED, VISITOR],
  );
  return row;
}

const ALL = { booking: true, settings: true, photo: true, account: true };
const NONE = { booking: false, settings: false, photo: false, account: false };

test('the command asks, and then brings the demo back to its first day', async () => {
  const before = await serve();
  const traces = await tryTheDemo(await siteOf(before.server));
  expect(await reset()).toMatchObject({
    code: 1,
    output: expect.stringContaining('The product is running') as string,
  });
  await before.close();
  const stored = await storedFile();
  expect(await typedReset('no\n')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/accounts, \d+ bookings.*Nothing was changed\.\n$/s) as string,
  });
  expect(await found(traces)).toEqual(ALL);

  expect(await typedReset('yes\n')).toMatchObject({ code: 0 });
  expect(await found(traces)).toEqual(NONE);
  expect(fs.existsSync(stored)).toBe(false);
  const after = await serve();
  const site = await siteOf(after.server);
  await own(site, traces.token).expect(401);
  for (const name of ['admin', 'reception', 'player', 'player2', 'rookie'])
    await login(site, `${name}@demo.test`).expect(200);
  await after.close();
});

test('the command refuses where the demo is off, and a database that it did not fill', async () => {
  const off = await reset({ DEMO: 'off' });
  expect(off).toMatchObject({ code: 1, output: expect.stringContaining('DEMO is off') as string });
  const empty = await createDatabase();
  const other = await reset({ DATABASE_URL: empty.url });
  expect(other).toMatchObject({
    code: 1,
    output: expect.stringContaining('did not fill this database') as string,
  });
  await empty.drop();
  const [row] = await database.sql('select exists (select from users where demo) as demo');
  expect(row).toEqual({ demo: true });
});

test('a start with DEMO_RESET and without the demo is refused by name', async () => {
  const refused = await spawnApi(database.url, {
    DEMO: 'off',
    DEMO_RESET: '04:00',
    RATE_LIMITS: 'on',
  });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('DEMO_RESET is refused: it takes nothing outside the demo');
  await refused.stop();
});

test('a server that goes on leaves the night out, and nothing is changed', async () => {
  const { signal } = new AbortController();
  const running = await serve();
  const settings = { files: null, dataDir: folder };
  expect(await resetOnce(database.url, settings, { night: NIGHT, patienceMs: 300 }, signal)).toBe(
    'skipped',
  );
  await login(await siteOf(running.server), 'admin@demo.test').expect(200);
  await running.close();
});

test('a reset that loses its connection is an error, and ends no process', async () => {
  const { signal } = new AbortController();
  await database.sql('select pg_advisory_lock($1)', [DEMO_LOCK]);
  const settings = { files: null, dataDir: folder };
  const reset = resetOnce(database.url, settings, { night: NIGHT }, signal);
  const ended = expect(reset).rejects.toThrow();
  await eventually(
    () =>
      database.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'five-arena reset' and datname = current_database()`,
      ),
    (rows) => rows.length > 0,
  );
  await ended;
});

test('two servers reset the demo once in a night, and end all sessions', async () => {
  const started = await Promise.all([serve(DEMO_RESET), serve(DEMO_RESET)]);
  const [first, second] = started.map(({ server }) => server);
  const traces = await tryTheDemo(await siteOf(first));
  await own(await siteOf(second), traces.token).expect(200);
  const night = new Date(Date.now() + 24 * 3_600_000);
  for (const { server } of started) server.app?.get(Clock).set(night);
  await Promise.all(started.map(({ server }) => server.app?.get(Jobs).run('demo.reset')));
  for (const { restarting } of started) await (await restarting.promise).start;
  expect(await found(traces)).toEqual(NONE);
  expect(
    await database.sql(`select name from one_time_markers where name like 'demo reset %'`),
  ).toHaveLength(1);
  for (const { server } of started) {
    const site = await siteOf(server);
    await own(site, traces.token).expect(401);
    await login(site, 'admin@demo.test').expect(200);
  }
  await Promise.all(started.map(({ close }) => close()));
});

/** Starts a server in this process, as `npm start` does, and catches its next start. */
async function serve(demoReset = 'off') {
  const settings = readSettings({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'on',
    DEMO_RESET: demoReset,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const { signal } = new AbortController();
  const restarting = Promise.withResolvers<{ start: Promise<unknown> }>();
  const waitForStartup = (start: Promise<unknown>) => restarting.resolve({ start });
  const shutdown = { signal, waitForStartup };
  const server = new Server(settings, { url: database.url, isFirst: true }, shutdown);
  const close = closeAtEnd(() => server.close());
  await server.start();
  return { server, restarting, close };
}

async function siteOf(server: Server | undefined): Promise<Site> {
  const app = server?.app;
  if (!app) throw new Error('the server is closed');
  return { http: supertest(await app.getUrl()) };
}

/** Writes a file under the key of a row of the database. Returns its path. */
async function storedFile(): Promise<string> {
  const [row] = await database.sql<{ key: string }>(
    `select form->>'key' as key from files, jsonb_array_elements(forms) form limit 1`,
  );
  const file = path.join(folder, 'files', ...(row?.key ?? '').split('/'));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'a picture');
  return file;
}
