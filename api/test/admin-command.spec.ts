import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createWorld, type World } from './world.ts';

const COMMAND = path.resolve(import.meta.dirname, '../dist/commands/admin.js');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'silent' },
  });
const passwordIn = (output: string) => /^Password: (\S{20,})$/m.exec(output)?.[1] ?? '';

test('creates an admin account that can sign in with the printed password', async () => {
  const { stdout } = await run('create', 'Boss@Five.test');
  const { body } = await world.http
    .post('/api/auth/field/login')
    .send({ email: 'boss@five.test', password: passwordIn(stdout) })
    .expect(200);
  expect(body).toMatchObject({ user: { scope: ['staff', 'admin'], verified: true, phone: '' } });
});

test('promotes an existing account: new password, and all its sessions are ended', async () => {
  const person = await world.register();
  const { stdout } = await run('create', person.email);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await person.http.get('/api/auth/field/user').expect(401);
  const { body } = await world.http
    .post('/api/auth/field/login')
    .send({ email: person.email, password: passwordIn(stdout) })
    .expect(200);
  expect(body).toMatchObject({ user: { reference: person.reference, scope: ['staff', 'admin'] } });
});

test.each([
  [[]],
  [['create']],
  [['create', 'jane']],
  [['delete', 'boss@five.test']],
  [['leave-demo', 'now']],
  [['leave-demo', '--yes', 'x']],
])('%j prints the usage message', async (args) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run admin -- create EMAIL') as string,
  });
});

test('an address that is none is named', async () => {
  await expect(run('create', 'jane')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      new RegExp(
        '^"jane" is not an email address\\.\nnpm run admin -- create EMAIL .*\n' +
          'npm run admin -- leave-demo \\[--yes\\] .*\n$',
      ),
    ) as string,
  });
});
