import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminCommand } from './demo/admin-command.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { eventually, PATIENCE_MS } from './eventually.ts';
import { openSocket, refusalOf } from './sockets.ts';
import { type ApiProcess, createDemoDatabase, spawnApi, startProcess } from './two-processes.ts';

const COMMANDS = path.resolve(import.meta.dirname, '../dist/commands');
const PASSWORD = 'demo-Password-1';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-demo-off-'));
let database: TestDatabase;
let demo: ApiProcess;
beforeAll(async () => {
  database = await createDemoDatabase();
  demo = await startProcess(database.url);
});
afterAll(async () => {
  await demo.stop();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
}

/** Runs `npm run admin` in this process. */
async function admin(args: string[], env: Record<string, string>): Promise<Ended> {
  const all = { DATABASE_URL: database.url, DATA_DIR: folder, ...env };
  const { code, stdout, stderr } = await adminCommand(args, all);
  return { code, output: stdout + stderr };
}

/** Runs a command in a process of its own as an operator does, with input on stdin. */
function command(
  name: string,
  args: string[],
  env: Record<string, string>,
  typed = '',
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(COMMANDS, `${name}.js`), ...args],
      { env: { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.end(typed);
  });
}

const login = (email: string, headers: Record<string, string> = {}) =>
  demo.http.post('/api/auth/field/login').set(headers).send({ email, password: PASSWORD });
const AFAR: [string, Record<string, string>][] = [
  ['another name', { host: 'five.example' }],
  ['a proxy', { 'x-forwarded-for': '198.51.100.7' }],
  ['a proxy that says so', { via: '1.1 edge' }],
  ['a tunnel', { forwarded: 'for=198.51.100.7' }],
];

test.each(AFAR)(
  'through %s there is no mailbox, and every demo account is answered as an unknown one',
  async (_, headers) => {
    for (const page of ['/api/dev/mails?to=player@demo.test', '/dev/mailbox'])
      await demo.http.get(page).set(headers).expect(404);
    const unknown = await login('nobody@demo.test', headers).expect(401);
    for (const name of ['admin@demo.test', 'player@demo.test', '+212600000001']) {
      const { body } = await login(name, headers).expect(401);
      expect(body).toEqual(unknown.body);
    }
  },
);

test('here they sign in, by email and by phone', async () => {
  await login('admin@demo.test').expect(200);
  await login('+212600000010').expect(200);
});

test.each(AFAR)(
  'a demo account gets no code through %s, and a code requested locally is not valid there',
  async (_, headers) => {
    const codes = async () =>
      (
        (await demo.http.get('/api/dev/mails?to=player@demo.test').expect(200)).body as {
          code: string | null;
        }[]
      ).filter(({ code }) => code !== null);
    const before = (await codes()).length;
    const afar = await demo.http
      .post('/api/auth/field/code/confirmation')
      .set(headers)
      .send({ email: 'player@demo.test' })
      .expect(200);
    const unknown = await demo.http
      .post('/api/auth/field/code/confirmation')
      .set(headers)
      .send({ email: 'nobody@demo.test' })
      .expect(200);
    expect(Object.keys(afar.body as object)).toEqual(Object.keys(unknown.body as object));
    expect(
      await database.sql(
        `select 1 from codes c join users u on u.id = c.user_id where u.email = 'player@demo.test'`,
      ),
    ).toEqual([]);
    await demo.http
      .post('/api/auth/field/code/confirmation')
      .send({ email: 'player@demo.test' })
      .expect(200);
    const code = (await eventually(codes, (all) => all.length > before))[0]?.code ?? '';
    await demo.http
      .post('/api/auth/field/code/confirmation/validate')
      .set(headers)
      .send({ email: 'player@demo.test', code })
      .expect(422);
    await demo.http
      .post('/api/auth/field/code/confirmation/validate')
      .send({ email: 'player@demo.test', code })
      .expect(200);
    await database.sql('delete from codes');
  },
);

test.each(AFAR)(
  'a session that a demo account opened here is none through %s, by request and by socket',
  async (_, headers) => {
    const token = ((await login('player@demo.test').expect(200)).body as { token: string }).token;
    const me = (more: Record<string, string>) =>
      demo.http.get('/api/auth/field/user').set({ authorization: `Bearer ${token}`, ...more });
    const socket = (extraHeaders: Record<string, string>) =>
      refusalOf(openSocket(demo.url, '/me', { auth: { token }, extraHeaders }));
    await me({}).expect(200); // This request fills the in-memory cache with the session data.
    const { body } = await me(headers).expect(401);
    expect(body).toMatchObject({ code: 'AUTH_REQUIRED' });
    expect(await socket(headers)).toBe('AUTH_REQUIRED');
    await me({}).expect(200);
  },
);

test('outside the demo its database is refused with instructions, by default too', async () => {
  for (const env of [{ DEMO: 'off' }, { DEMO: '' }]) {
    const refused = await spawnApi(database.url, { ...env, RATE_LIMITS: 'on' });
    const code = await Promise.race([refused.ended, sleep(PATIENCE_MS, 'serves', { ref: false })]);
    await refused.stop();
    expect([code, refused.output()]).toEqual([
      1,
      expect.stringContaining('npm run admin -- leave-demo'),
    ]);
  }
});

test('doctor lists the demo accounts if the demo is off, and omits them if it is on', async () => {
  const off = await command('doctor', [], { DEMO: 'off' });
  expect([off.code, off.output]).toEqual([
    1,
    expect.stringMatching(
      /^Broken: no account of the demo.+admin@demo\.test, reception@demo\.test/,
    ),
  ]);
  expect(await command('doctor', [], { DEMO: 'on' })).toEqual({
    code: 0,
    output: 'All that must hold does.\n',
  });
});

test('the address that a new admin is shown is the one of the process that serves', async () => {
  const { output } = await admin(['create', 'boss@five.test'], {
    DEMO: 'on',
    PORT: '1',
    DATA_DIR: demo.dataDir,
  });
  expect(output).toContain(`Sign in at ${demo.url}/admin/ and change it: `);
});

test('demo removal is refused while the product runs, and then needs confirmation', async () => {
  expect(await admin(['leave-demo', '--yes'], {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('The product is running') as string,
  });
  await demo.stop();
  for (const answer of ['', 'no\n']) {
    const { code, output } = await command('admin', ['leave-demo'], {}, answer);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/The demo goes: 29 accounts.*Nothing was changed\.\n$/s),
    ]);
  }
  expect((await database.sql('select 1 from users where demo')).length).toBeGreaterThan(20);
});

test('with confirmation the demo is removed for good, and start and doctor succeed', async () => {
  const filled = await createDemoDatabase();
  const on = { DATABASE_URL: filled.url };
  await admin(['create', 'boss@five.test'], { ...on, DEMO: 'on' });
  const { code, output } = await command('admin', ['leave-demo'], on, 'yes\n');
  expect([code, output]).toEqual([0, expect.stringContaining('The demo is out of this database.')]);
  expect(await command('doctor', [], { ...on, DEMO: 'off' })).toEqual({
    code: 0,
    output: 'All that must hold does.\n',
  });
  expect(await filled.sql<{ email: string }>('select email from users')).toEqual([
    { email: 'boss@five.test' },
  ]);
  for (const env of [
    { DEMO: 'off', RATE_LIMITS: 'on' },
    { DEMO: 'on', RATE_LIMITS: 'off' },
  ]) {
    const after = await startProcess(filled.url, env);
    await after.http
      .post('/api/auth/field/login')
      .send({ email: 'admin@demo.test', password: PASSWORD })
      .expect(401);
    expect((await after.http.get('/api/pricings').expect(200)).body).toEqual([]);
    await after.stop();
  }
  expect(await admin(['leave-demo', '--yes'], on)).toMatchObject({
    code: 0,
    output: expect.stringContaining('nothing to take out') as string,
  });
  await filled.drop();
});

test('a start without a mail server is reported to the operator and to monitoring', async () => {
  const empty = await createDatabase();
  const plain = await startProcess(empty.url, { DEMO: 'off', RATE_LIMITS: 'on' });
  expect(plain.output()).toMatch(/^Demo {9}off .*npm run admin -- create EMAIL$/m);
  expect(plain.output()).toMatch(/^Mail {9}SMTP_URL is not set: no mail reaches anybody\./m);
  expect((await plain.http.get('/api/health/ready').expect(200)).body).toMatchObject({
    status: 'ok',
    mail: 'files',
  });
  expect((await plain.http.get('/api/venue').expect(200)).body).toMatchObject({ mail: 'files' });
  await plain.stop();
  await empty.drop();
});
