import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { adminCommand } from './demo/admin-command.ts';
import { createWorld, type World } from './world.ts';

const COMMAND = path.resolve(import.meta.dirname, '../dist/commands/admin.js');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const settings = () => ({
  DATABASE_URL: world.databaseUrl,
  DATA_DIR: world.dataDir,
  LOG_LEVEL: 'silent',
});
/** Runs the command in a process of its own, as an operator does. */
const spawned = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], { env: settings() });
/** Runs the command in this process. Like `spawned`, it rejects an exit code other than 0. */
const run = async (...args: string[]) => {
  const ended = await adminCommand(args, settings());
  if (ended.code !== 0) throw Object.assign(new Error('the command failed'), ended);
  return ended;
};
const passwordIn = (output: string) => /^Password: (\S{20,})$/m.exec(output)?.[1] ?? '';

test('creates an admin account that can sign in with the printed password', async () => {
  const { stdout } = await spawned('create', 'Boss@Five.test');
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

const signIn = (email: string, password: string) =>
  world.http.post('/api/auth/field/login').send({ email, password });

test('a new password replaces the old one of an account, and ends its sessions', async () => {
  const person = await world.register();
  const { stdout } = await run('reset-password', person.email);
  await person.http.get('/api/auth/field/user').expect(401);
  await signIn(person.email, person.password).expect(401);
  const { body } = await signIn(person.email, passwordIn(stdout)).expect(200);
  expect(body).toMatchObject({ user: { scope: ['player'] } });
});

test('a disabled account cannot sign in, until it is enabled', async () => {
  const person = await world.register();
  await run('disable', person.email);
  await person.http.get('/api/auth/field/user').expect(401);
  await signIn(person.email, person.password).expect(401);
  await run('enable', person.email);
  await signIn(person.email, person.password).expect(200);
});

test('a player that becomes staff gets a password, and staff are listed by role', async () => {
  const person = await world.register();
  const { stdout } = await run('make-staff', person.email);
  await signIn(person.email, person.password).expect(401);
  const { body } = await signIn(person.email, passwordIn(stdout)).expect(200);
  expect(body).toMatchObject({ user: { scope: ['staff'] } });
  expect((await run('make-admin', person.email)).stdout).not.toContain('Password');
  expect((await run('list')).stdout).toContain(`admin  active  ${person.email}`);
  await run('make-player', person.email);
  expect((await run('list')).stdout).not.toContain(person.email);
});

test('the last admin stays, and an unknown address changes nothing', async () => {
  await world.sql(`update users set active = false where role = 'admin'`);
  const { stdout } = await run('create', 'last@five.test');
  expect(stdout).toContain('last@five.test is an admin now');
  for (const command of ['disable', 'make-player'])
    await expect(run(command, 'last@five.test')).rejects.toMatchObject({
      code: 1,
      stderr: 'At least one administrator must remain.\n',
    });
  await signIn('last@five.test', passwordIn(stdout)).expect(200);
  await expect(spawned('disable', 'other@five.test')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account with the address other@five.test.\n',
  });
});

test.each([
  [[]],
  [['create']],
  [['create', 'jane']],
  [['delete', 'boss@five.test']],
  [['toString', 'boss@five.test']],
  [['disable']],
  [['list', 'all']],
  [['leave-demo', 'now']],
  [['leave-demo', '--yes', 'x']],
])('%j prints the usage message', async (args) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run admin -- create EMAIL') as string,
  });
});

test('an address that is none is named', async () => {
  await expect(spawned('create', 'jane')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^"jane" is not an email address\.\nnpm run admin -- create EMAIL /,
    ) as string,
  });
});
