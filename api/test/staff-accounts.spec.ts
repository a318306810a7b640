import type { SessionAnswer, StaffUserAnswer } from '@five/shared/auth/auth.contract';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

const wanted = (changes: object = {}) => ({
  firstName: 'Hind',
  name: 'Tazi',
  email: `hind${world.next()}@five.test`,
  phone: `+2126${40_000_000 + world.next()}`,
  scope: ['staff'],
  ...changes,
});
const invite = async (changes: object = {}) =>
  (
    (await admin.http.post('/api/users').send(wanted(changes)).expect(201)).body as {
      data: StaffUserAnswer & { email: string };
    }
  ).data;
const SHORT = 'vert-vélo-13c';
const LONG = 'vert-vélo-quatorze';

/** Requests a mailed code, confirms it, and sets a new password with the resulting token. */
async function choose(email: string, password: string) {
  // Only one code per minute is allowed.
  world.clock.set(new Date(world.clock.now().getTime() + 61_000));
  await world.http.post('/api/auth/field/code/confirmation').send({ email }).expect(200);
  const { body } = await world.http
    .post('/api/auth/field/code/confirmation/validate')
    .send({ email, code: await world.code(email) })
    .expect(200);
  const { token } = body as { token: string };
  return world.http
    .post('/api/auth/field/reset/password')
    .send({ email, token, password, passwordConfirmation: password });
}

test('an invited receptionist signs in only with a new 14-character password', async () => {
  const { email, scope, verified, reference } = await invite();
  expect({ scope, verified }).toEqual({ scope: ['staff'], verified: true });
  for (const password of ['', SHORT, LONG])
    await world.http
      .post('/api/auth/field/login')
      .send({ email, password: password || 'x' })
      .expect(401);
  expect(await world.mails(email)).toMatchObject([
    { subject: expect.stringContaining('équipe') as string },
  ]);
  expect((await choose(email, SHORT)).body).toMatchObject({
    code: 'AUTH_PASSWORD_DESK',
    errorMessages: [{ field: 'password' }],
  });
  await choose(email, LONG).then(({ status }) => expect(status).toBe(200));
  const person = await world.login(email, LONG);
  await person.http.get('/api/desk/waiting').expect(200);
  const [line] = await world.sql(
    'select act, actor, to_state as "to" from audit where subject = $1 order by id limit 1',
    [reference],
  );
  expect(line).toEqual({ act: 'user.invite', actor: admin.reference, to: 'staff' });
});

test('an invitation is in the language of the admin', async () => {
  const body = wanted();
  await admin.http.post('/api/users').set('accept-language', 'ar').send(body).expect(201);
  expect(await world.mails(body.email)).toMatchObject([
    { subject: expect.stringContaining('فريق') as string },
  ]);
});

test('one invitation under one key makes one account; one email is invited once', async () => {
  const body = wanted();
  const send = () =>
    admin.http.post('/api/users').set('idempotency-key', 'hind').send(body).expect(201);
  const [one, two] = [await send(), await send()];
  expect((one.body as { data: StaffUserAnswer }).data.reference).toBe(
    (two.body as { data: StaffUserAnswer }).data.reference,
  );
  expect(
    (
      await admin.http
        .post('/api/users')
        .send({ ...wanted(), email: body.email })
        .expect(422)
    ).body,
  ).toMatchObject({ code: 'AUTH_EMAIL_TAKEN' });
});

test.each([[['player']], [['admin']], [['player', 'admin']], [[]]])(
  'an account cannot be invited as %j',
  async (scope) => {
    expect(
      (await admin.http.post('/api/users').send(wanted({ scope })).expect(422)).body,
    ).toMatchObject({ errorMessages: [{ field: 'scope' }] });
  },
);

test('a role without a list of scopes cannot be assigned', async () => {
  const player = await world.register();
  await admin.http
    .put(`/api/users/${player.reference}`)
    .send({ scope: ['player', 'admin'] })
    .expect(422);
});

test('a player made staff must sign in again with a password meeting staff rules', async () => {
  const player = await world.register();
  await admin.http
    .put(`/api/users/${player.reference}`)
    .send({ scope: ['staff'] })
    .expect(200);
  await player.http.get('/api/auth/field/user').expect(401);
  await world.http
    .post('/api/auth/field/login')
    .send({ email: player.email, password: player.password })
    .expect(401);
  await choose(player.email, LONG).then(({ status }) => expect(status).toBe(200));
  expect((await world.login(player.email, LONG)).user.scope).toEqual(['staff']);
});

test('a receptionist cannot choose a password too short for staff; a player can', async () => {
  const change = ({ http, password: currentPassword }: Person) =>
    http
      .post('/api/auth/field/password')
      .send({ currentPassword, password: SHORT, passwordConfirmation: SHORT });
  expect((await change(await world.staff())).body).toMatchObject({ code: 'AUTH_PASSWORD_DESK' });
  expect((await change(await world.player())).status).toBe(200);
});

test('an admin sees the sessions of an account and ends all of them at once', async () => {
  const person = await world.register();
  const again = await world.login(person.email);
  const path = `/api/users/${person.reference}/sessions`;
  expect((await admin.http.get(path).expect(200)).body as SessionAnswer[]).toHaveLength(2);
  expect((await admin.http.delete(path).expect(200)).body).toMatchObject({ data: [] });
  for (const { http } of [person, again]) await http.get('/api/auth/field/user').expect(401);
  await admin.http.get('/api/auth/field/user').expect(200);
  expect(
    await world.sql("select actor from audit where act = 'user.signOut' and subject = $1", [
      person.reference,
    ]),
  ).toEqual([{ actor: admin.reference }]);
  await (await world.staff()).http.delete(path).expect(403);
  await admin.http.get('/api/users/U-00000000/sessions').expect(404);
});
