import { Passwords } from '../src/auth/passwords.ts';
import { makePerson, PASSWORD, type Person } from './people.ts';
import { createWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const unverified = () => makePerson(world, {}, { verified: false });
const verify = (body: object, person?: Person) =>
  (person ? person.http : world.http).post('/api/auth/field/account/verify').send(body);
const codeOf = async (email: string) =>
  (await world.mails(email)).find(({ code }) => code !== null)?.code ?? '';
const other = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

test('registration mails six digits that verify the account, even when signed out', async () => {
  const person = await unverified();
  const mails = await world.mails(person.email);
  expect(mails.map(({ subject }) => subject).join()).toMatch(/Bienvenue/);
  const code = await codeOf(person.email);
  expect(code).toMatch(/^\d{6}$/);
  const { body } = await verify({ email: person.email.toUpperCase(), code }).expect(200);
  expect(body).toMatchObject({ status: 'success', message: expect.stringMatching(/\S/) as string });
  const { body: me } = await person.http.get('/api/auth/field/user').expect(200);
  expect(me).toMatchObject({ verified: true, user: { verified: true } });
});

test('a code is kept as a hash', async () => {
  const person = await unverified();
  const [row] = await world.sql<{ whole: string }>(
    'select c::text as whole from codes c join users u on u.id = c.user_id where u.reference = $1',
    [person.reference],
  );
  expect(row?.whole).not.toContain(await codeOf(person.email));
});

test('verified already: the owner and the mail’s own code hear success again', async () => {
  const person = await unverified();
  const code = await codeOf(person.email);
  await verify({ email: person.email, code }).expect(200);
  await verify({ email: person.email, code }).expect(200);
  await verify({ code: '000000' }, person).expect(200);
  const { body } = await verify({ email: person.email, code: other(code) }).expect(422);
  expect(body).toMatchObject({ code: 'AUTH_CODE_WRONG', status: 'verifyError' });
});

test('five tries, however many guess at once; then not even the right code', async () => {
  const person = await unverified();
  const code = await codeOf(person.email);
  const guesses = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      verify({ email: person.email, code: other(code, index + 1) }),
    ),
  );
  expect(guesses.every(({ status }) => status === 422)).toBe(true);
  const [row] = await world.sql<{ tries: number }>(
    'select tries from codes c join users u on u.id = c.user_id where u.reference = $1',
    [person.reference],
  );
  expect(row?.tries).toBe(5);
  await verify({ email: person.email, code }).expect(422);
  const { body } = await verify({ code }, person).expect(422);
  expect(body).toMatchObject({
    status: 'verifyError',
    code: 'AUTH_CODE_SPENT',
    errorMessages: [{ field: 'code' }],
  });
});

test('the right code among 300 concurrent guesses verifies only in the first five', async () => {
  const person = await unverified();
  const code = await codeOf(person.email);
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      verify({ email: person.email, code: other(code, index - 150) }),
    ),
  );
  const right = answers.filter(({ status }) => status === 200);
  expect(right.length).toBeLessThanOrEqual(1);
  const [row] = await world.sql<{ verified: boolean }>(
    'select verified_at is not null as verified from users where reference = $1',
    [person.reference],
  );
  expect(row?.verified).toBe(right.length === 1);
});

test('a new code voids the old one and brings five new tries', async () => {
  const person = await unverified();
  const old = await codeOf(person.email);
  for (let guess = 0; guess < 6; guess++) await verify({ code: other(old, 7) }, person).expect(422);
  const { body } = await person.http
    .post('/api/auth/field/code/account/verify/send')
    .send({})
    .expect(200);
  expect(body).toMatchObject({ status: 'verifyCode', email: person.email });
  const fresh = await codeOf(person.email);
  if (old !== fresh) await verify({ code: old }, person).expect(422);
  await verify({ code: fresh }, person).expect(200);
});

test('a code expires after 15 minutes, and setting the clock back does not revive it', async () => {
  const begin = world.clock.now().getTime();
  const person = await unverified();
  const code = await codeOf(person.email);
  try {
    world.clock.set(new Date(begin + 16 * MINUTE_MS));
    const { body } = await verify({ code }, person).expect(422);
    expect(body).toMatchObject({ code: 'AUTH_CODE_EXPIRED', status: 'verifyError' });
    world.clock.set(new Date(begin - 120 * MINUTE_MS));
    await verify({ code }, person).expect(422);
  } finally {
    world.clock.set(new Date(begin + 20 * MINUTE_MS));
  }
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    world.http.post('/api/auth/field/code/confirmation').send({ email });
  const validate = (email: string, code: string) =>
    world.http.post('/api/auth/field/code/confirmation/validate').send({ email, code });
  const reset = (email: string, token: string, password: string) =>
    world.http
      .post('/api/auth/field/reset/password')
      .send({ email, token, password, passwordConfirmation: password });
  const tokenFor = async ({ email }: Person) => {
    await ask(email).expect(200);
    const { body } = await validate(email, await codeOf(email)).expect(200);
    expect(body).toMatchObject({ status: 'resetPassword', email });
    return (body as { token: string }).token;
  };

  test('code, token, new password: every session ends and only the new one signs in', async () => {
    const person = await world.register();
    const { body } = await ask(person.email).expect(200);
    expect(body).toMatchObject({ status: 'confirmationCode', email: person.email });
    const { body: exchanged } = await validate(person.email, await codeOf(person.email)).expect(
      200,
    );
    await reset(
      person.email,
      (exchanged as { token: string }).token,
      'une phrase toute neuve',
    ).expect(200);
    await person.http.get('/api/auth/field/user').expect(401);
    await world.http
      .post('/api/auth/field/login')
      .send({ email: person.email, password: PASSWORD })
      .expect(401);
    await world.http
      .post('/api/auth/field/login')
      .send({ email: person.email, password: 'une phrase toute neuve' })
      .expect(200);
    expect((await world.mails(person.email))[0]?.subject).toMatch(/mot de passe a été changé/);
  });

  test('a token is good once, also for two at the same time', async () => {
    const person = await world.register();
    const token = await tokenFor(person);
    const answers = await Promise.all(
      ['une phrase toute neuve', 'une phrase plus neuve'].map((password) =>
        reset(person.email, token, password),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await reset(person.email, token, 'une troisième phrase').expect(422);
  });

  test('a token survives a refused password, and expires after 15 minutes', async () => {
    const person = await world.register();
    const token = await tokenFor(person);
    const { body } = await reset(person.email, token, 'bennani-bennani').expect(422);
    expect(body).toMatchObject({
      code: 'AUTH_PASSWORD_PERSONAL',
      errorMessages: [{ field: 'password' }],
    });
    world.clock.shift(16 * MINUTE_MS + (world.clock.now().getTime() - Date.now()));
    await reset(person.email, token, 'une phrase toute neuve').expect(422);
  });

  test('a code is good for one token, and a token for its own account', async () => {
    const [person, another] = [await world.register(), await world.register()];
    const token = await tokenFor(person);
    await validate(person.email, await codeOf(person.email)).expect(422);
    await reset(another.email, token, 'une phrase toute neuve').expect(422);
  });

  test('a token that is none costs no hash', async () => {
    const person = await world.register();
    const hash = jest.spyOn(world.app.get(Passwords), 'hash');
    await reset(person.email, 'none', 'une phrase toute neuve').expect(422);
    expect(hash).not.toHaveBeenCalled();
    await reset(person.email, await tokenFor(person), 'une phrase toute neuve').expect(200);
    expect(hash).toHaveBeenCalledTimes(1);
    hash.mockRestore();
  });

  test('a verification code cannot reset a password', async () => {
    const person = await unverified();
    const code = await codeOf(person.email);
    const { body } = await validate(person.email, code).expect(422);
    expect(body).toMatchObject({ code: 'AUTH_CODE_WRONG' });
  });
});
