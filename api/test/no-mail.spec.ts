import { LOCALES } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { registration } from './people.ts';
import { openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

/** Phrases in three languages that claim that a mail was sent. */
const SENT = new RegExp(
  [
    'vient de partir|vient d’|est partie par',
    'on its way|has just been|just been sent|has been mailed',
    'أرسلنا إليكم|أُرسل رمز|فقد أُرسل|أُرسلت الدعوة',
  ].join('|'),
);

let world: World;
/** A second world, with a mail server; its tests do not sign in. */
let sending: World;
beforeAll(async () => {
  sending = await createWorld({
    env: { DEMO: 'off', RATE_LIMITS: 'on', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  world = await createWorld({ env: { DEMO: 'off', RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  await openVenue(world);
});
afterAll(async () => {
  await world.close();
  await sending.close();
});

/** Registers a user. The user stays unverified, because no mail with the code arrives. */
async function registered(): Promise<{ email: string; reference: string; password: string }> {
  const form = registration(world.next());
  const { body } = await world.http.post('/api/auth/field/register').send(form).expect(201);
  return {
    email: form.email,
    password: form.password,
    reference: (body as { data: { reference: string } }).data.reference,
  };
}

/**
 * A staff member or admin. The role is set by SQL, because no route creates the first staff
 * account.
 */
async function deskPerson(role: 'staff' | 'admin') {
  const { email } = await registered();
  await world.sql('update users set role = $2, verified_at = now() where email = $1', [
    email,
    role,
  ]);
  return world.login(email);
}

test.each(LOCALES)(
  'no response in %s claims that a code was sent: it refers to the desk',
  async (locale) => {
    const said: string[] = [];
    const post = async (path: string, body: object) =>
      said.push(
        (
          (
            await world.http
              .post(`/api/auth/field/${path}`)
              .set('accept-language', locale)
              .send(body)
          ).body as { message: string }
        ).message,
      );
    const form = registration(world.next());
    await post('register', form);
    await post('code/account/verify/send', { email: form.email });
    await post('code/confirmation', { email: form.email });
    await post('code/login', { email: form.email });
    const { http } = await world.login(form.email);
    said.push(
      (
        (await http.post('/api/bookings').set('accept-language', locale).send({}).expect(403))
          .body as { message: string }
      ).message,
    );
    for (const sentence of said) expect(sentence).not.toMatch(SENT);
    expect(said.join(' ')).toMatch(/réception|front desk|الاستقبال/);
  },
);

test.each(LOCALES)(
  'a sign-in that is refused since the account is guessed at leads to the desk, in %s',
  async (locale) => {
    const { email } = await registered();
    let message = '';
    for (let tries = 0; tries < 14 && message === ''; tries += 1) {
      const login = world.http.post('/api/auth/field/login').set('accept-language', locale);
      const { status, body } = await login
        .set('x-forwarded-for', `198.51.100.${tries}`)
        .send({ email, password: 'not-this-one-99' });
      if (status === 429) message = (body as { message: string }).message;
    }
    expect(message).toMatch(/réception|front desk|الاستقبال/);
    expect(message).not.toMatch(SENT);
  },
);

test('the desk can verify a customer once, and the audit records the staff member', async () => {
  const { email, reference } = await registered();
  const staff = await deskPerson('staff');
  for (const time of ['first', 'again']) {
    const { body } = await staff.http.post(`/api/users/${reference}/verify`).expect(200);
    expect([time, body]).toMatchObject([
      time,
      { status: 'success', data: { reference, verified: true } },
    ]);
  }
  expect(
    await world.sql(
      `select actor, from_state, to_state from audit where act = 'user.seenInPerson'
        and subject = $1`,
      [reference],
    ),
  ).toEqual([{ actor: staff.reference, from_state: 'unverified', to_state: 'verified' }]);
  expect((await world.login(email)).user.verified).toBe(true);
});

test('players cannot verify accounts; unknown or erased accounts are not verified', async () => {
  const { email, reference } = await registered();
  const player = await world.login(email);
  await player.http.post(`/api/users/${reference}/verify`).expect(403);
  await world.http.post(`/api/users/${reference}/verify`).expect(401);
  const staff = await deskPerson('staff');
  await staff.http.post('/api/users/U-00000000/verify').expect(404);
  await world.sql('update users set erased_at = now() where reference = $1', [reference]);
  await staff.http.post(`/api/users/${reference}/verify`).expect(404);
});

test('an invitation that cannot be delivered is not reported as sent', async () => {
  const admin = await deskPerson('admin');
  const { body } = await admin.http
    .post('/api/users')
    .send({
      firstName: 'Hind',
      name: 'Tazi',
      email: 'hind@five.test',
      phone: '+212640000001',
      scope: ['staff'],
    })
    .expect(201);
  expect((body as { message: string }).message).not.toMatch(SENT);
});

test.each(LOCALES)('no slot is held if no code can reach a visitor, in %s', async (locale) => {
  const { body } = await world.http
    .post('/api/booking_drafts')
    .set('accept-language', locale)
    .send({
      date: addDays(world.clock.now().toISOString().slice(0, 10), 3),
      startTime: '19:00',
      endTime: '20:00',
      pitch: 'P1',
    })
    .expect(503);
  const { code, message } = body as { code: string; message: string };
  expect(code).toBe('BOOKING_CODE_UNSENT');
  expect(message).toMatch(/réception|front desk|الاستقبال/);
  expect(message).not.toMatch(SENT);
});

test('health and the venue report whether a mail server is configured', async () => {
  expect((await world.http.get('/api/health/ready').expect(200)).body).toMatchObject({
    mail: 'files',
  });
  expect((await world.http.get('/api/venue').expect(200)).body).toMatchObject({ mail: 'files' });
  expect((await sending.http.get('/api/health/ready').expect(200)).body).toMatchObject({
    mail: 'server',
  });
  const { body } = await sending.http
    .post('/api/auth/field/register')
    .send(registration(1))
    .expect(201);
  expect((body as { message: string }).message).toMatch(SENT);
});
