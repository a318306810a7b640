import { Secret, TOTP } from 'otpauth';
import { LoginsService } from '../../src/users/logins.service.ts';
import { PASSWORD, type Person } from '../people.ts';
import { connected } from '../sockets.ts';
import { createWorld, type World } from '../world.ts';

const STEP_MS = 30_000;
let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => world.close());

/** A member of the staff with a second factor. */
interface Equipped extends Person {
  secret: string;
  recoveryCodes: string[];
}

const codeOf = (secret: string, shiftMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.clock.now().getTime() + shiftMs,
  });
/** Moves the clock to a later time step, so that the last code is not repeated. */
const later = (ms = STEP_MS * 3) => world.clock.set(new Date(world.clock.now().getTime() + ms));

async function equip(role: 'staff' | 'admin' = 'staff'): Promise<Equipped> {
  const person = await world.register({}, { role });
  const started = await person.http
    .post('/api/auth/field/second_factor')
    .send({ password: PASSWORD })
    .expect(200);
  const secret = (started.body as { data: { key: string } }).data.key;
  const { body } = await person.http
    .post('/api/auth/field/second_factor/confirmation')
    .send({ code: codeOf(secret) })
    .expect(200);
  const { recoveryCodes } = (body as { data: { recoveryCodes: string[] } }).data;
  later();
  return { ...person, secret, recoveryCodes };
}

async function ticketOf({ email }: Person): Promise<string> {
  const { body } = await world.http
    .post('/api/auth/field/login')
    .send({ email, password: PASSWORD })
    .expect(200);
  expect(body).toMatchObject({ status: 'secondFactor', data: null });
  expect(body).not.toHaveProperty('token');
  return (body as { ticket: string }).ticket;
}

const enter = (ticket: string, code: string) =>
  world.http.post('/api/auth/field/login/second_factor').send({ ticket, code });

test('the password of staff with a second factor opens no session before the code', async () => {
  const person = await equip();
  const ticket = await ticketOf(person);
  await world.agent(ticket).get('/api/auth/field/user').expect(401);
  expect((await enter(ticket, '000000')).body).toMatchObject({ code: 'AUTH_CODE_WRONG' });
  const { body } = await enter(ticket, codeOf(person.secret)).expect(200);
  expect(body).toMatchObject({ status: 'success', secondFactorDue: false });
  await world
    .agent((body as { token: string }).token)
    .get('/api/desk/waiting')
    .expect(200);
});

test('a code is accepted one step early or late, and never twice', async () => {
  const person = await equip();
  const ticket = await ticketOf(person);
  for (const shift of [-3 * STEP_MS, 3 * STEP_MS])
    await enter(ticket, codeOf(person.secret, shift)).expect(422);
  const early = codeOf(person.secret, -STEP_MS);
  await enter(ticket, early).expect(200);
  await enter(ticket, early).expect(422);
  await enter(ticket, codeOf(person.secret, STEP_MS)).expect(200);
  await enter(ticket, codeOf(person.secret)).expect(422);
});

test('of concurrent requests with one code, of the app or for recovery, one succeeds', async () => {
  const person = await equip();
  const ticket = await ticketOf(person);
  for (const code of [codeOf(person.secret), person.recoveryCodes[0] ?? '']) {
    const answers = await Promise.all([1, 2, 3].map(() => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  }
});

test('each of ten recovery codes signs in once; they are stored as hashes', async () => {
  const person = await equip();
  expect(new Set(person.recoveryCodes).size).toBe(10);
  const [code = ''] = person.recoveryCodes;
  const ticket = await ticketOf(person);
  await enter(ticket, code.toUpperCase()).expect(200);
  await enter(ticket, code).expect(422);
  const stored = JSON.stringify(
    await world.sql('select r.hash from recovery_codes r join users u on u.id = r.user_id'),
  );
  for (const one of person.recoveryCodes) expect(stored).not.toContain(one.replace('-', ''));
  expect((await world.mails(person.email))[0]?.text).toContain('9');
});

test('the secret is encrypted in the database', async () => {
  const { secret, reference } = await equip();
  const [row] = await world.sql(
    `select encode(secret_sealed, 'escape') as sealed from second_factors f
      join users u on u.id = f.user_id where u.reference = $1`,
    [reference],
  );
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('wrong codes are limited for an account, over all tickets and sessions', async () => {
  const person = await equip();
  const place = { 'user-agent': 'guesser' };
  const guesses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    guesses.push((await enter(await ticketOf(person), '000000').set(place)).status);
  expect(guesses.slice(-2)).toEqual([429, 429]);
  expect((await enter(await ticketOf(person), codeOf(person.secret))).status).toBe(429);
});

test('a ticket is void after ten minutes, after a new password, or if changed', async () => {
  const person = await equip();
  const ticket = await ticketOf(person);
  const invalid = { code: 'AUTH_TICKET_INVALID' };
  for (const text of ['x', `${ticket}x`, ticket.replace(/\.\d+\./, '.9999999999999.')])
    expect((await enter(text, codeOf(person.secret))).body).toMatchObject(invalid);
  const fresh = await ticketOf(person);
  await world.sql(`update users set password_hash = 'changed' where reference = $1`, [
    person.reference,
  ]);
  expect((await enter(fresh, codeOf(person.secret))).body).toMatchObject(invalid);
  later(11 * 60_000);
  expect((await enter(ticket, codeOf(person.secret))).body).toMatchObject(invalid);
});

test('a mailed password reset does not replace the second factor', async () => {
  const person = await equip();
  await world.http
    .post('/api/auth/field/code/confirmation')
    .send({ email: person.email })
    .expect(200);
  const { body } = await world.http
    .post('/api/auth/field/code/confirmation/validate')
    .send({ email: person.email, code: await world.code(person.email) })
    .expect(200);
  await world.http
    .post('/api/auth/field/reset/password')
    .send({
      email: person.email,
      token: (body as { token: string }).token,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    })
    .expect(200);
  await ticketOf(person);
});

test('the own second factor changes with password and code; other sessions end', async () => {
  const person = await world.register({}, { role: 'staff' });
  const other = await world.login(person.email);
  const start = (body: object) => person.http.post('/api/auth/field/second_factor').send(body);
  expect((await start({ password: 'wrong' })).body).toMatchObject({
    code: 'AUTH_CURRENT_PASSWORD_WRONG',
  });
  const { body } = await start({ password: PASSWORD }).expect(200);
  const { key, uri } = (body as { data: { key: string; uri: string } }).data;
  expect(uri).toContain(`secret=${key}`);
  await person.http
    .post('/api/auth/field/second_factor/confirmation')
    .send({ code: codeOf(key) })
    .expect(200);
  await other.http.get('/api/auth/field/user').expect(401);
  later();
  await start({ password: PASSWORD }).expect(422);
  const remove = (code: string) =>
    person.http.delete('/api/auth/field/second_factor').send({ password: PASSWORD, code });
  await remove('000000').expect(422);
  await remove(codeOf(key)).expect(200);
  await world.login(person.email);
  expect(
    await world.sql(
      `select act from audit where subject = $1 and act like 'user.secondFactor%' order by id`,
      [person.reference],
    ),
  ).toEqual([{ act: 'user.secondFactorOn' }, { act: 'user.secondFactorOff' }]);
  expect((await world.mails(person.email)).length).toBeGreaterThanOrEqual(2);
});

test('players have no second factor to set up', async () => {
  const player = await world.player();
  await player.http.get('/api/auth/field/second_factor').expect(403);
});

describe('a venue that requires a second factor of all staff', () => {
  let admin: Equipped;
  const require = (http: Person['http'], secondFactorRequired: boolean) =>
    http.put('/api/sign_in_rules').send({ secondFactorRequired });
  beforeAll(async () => {
    const bare = await world.register({}, { role: 'admin' });
    expect((await require(bare.http, true)).body).toMatchObject({
      code: 'AUTH_SECOND_FACTOR_MISSING',
    });
    admin = await equip('admin');
  });
  afterAll(() => require(admin.http, false).expect(200));

  test('staff without one can only set it up, over HTTP and by socket', async () => {
    const person = await world.register({}, { role: 'staff' });
    await require(admin.http, true).expect(200);
    await person.http.get('/api/auth/field/user').expect(401);
    const { body } = await world.http
      .post('/api/auth/field/login')
      .send({ email: person.email, password: PASSWORD })
      .expect(200);
    expect(body).toMatchObject({ secondFactorDue: true });
    const { token } = body as { token: string };
    const http = world.agent(token);
    for (const path of ['desk/waiting', 'users', 'auth/field/user', 'auth/field/export', 'venue'])
      expect((await http.get(`/api/${path}`)).body).toMatchObject({
        code: 'AUTH_SECOND_FACTOR_REQUIRED',
      });
    await expect(connected(world.url, '/desk', token)).rejects.toThrow('AUTH_REQUIRED');
    const { body: started } = await http
      .post('/api/auth/field/second_factor')
      .send({ password: PASSWORD })
      .expect(200);
    const { key } = (started as { data: { key: string } }).data;
    await http
      .post('/api/auth/field/second_factor/confirmation')
      .send({ code: codeOf(key) })
      .expect(200);
    await http.get('/api/desk/waiting').expect(200);
    later();
    expect(
      (
        await http
          .delete('/api/auth/field/second_factor')
          .send({ password: PASSWORD, code: codeOf(key) })
      ).body,
    ).toMatchObject({ code: 'AUTH_SECOND_FACTOR_KEPT' });
  });

  test('players and demo accounts sign in without one', async () => {
    await require(admin.http, true).expect(200);
    const demo = await world.register({}, { role: 'staff' });
    await world.sql('update users set demo = true where reference = $1', [demo.reference]);
    for (const { email } of [demo, await world.register()])
      await (await world.login(email)).http.get('/api/auth/field/user').expect(200);
  });

  test('an admin resets that of a colleague and ends the sessions; not the own one', async () => {
    const person = await equip();
    const path = `/api/users/${person.reference}/second_factor`;
    await (await equip()).http.delete(path).expect(403);
    const { body } = await admin.http.delete(path).expect(200);
    expect(body).toMatchObject({ data: { secondFactor: false } });
    await person.http.get('/api/auth/field/second_factor').expect(401);
    await admin.http.delete(path).expect(200);
    expect(
      (await admin.http.delete(`/api/users/${admin.reference}/second_factor`)).body,
    ).toMatchObject({ code: 'USER_OWN_SCOPE' });
    expect(
      await world.sql(
        `select actor from audit where act = 'user.secondFactorReset' and subject = $1`,
        [person.reference],
      ),
    ).toEqual([{ actor: admin.reference }]);
    expect(await world.app.get(LoginsService).known(person.reference)).toMatchObject({
      secondFactor: false,
    });
  });
});
