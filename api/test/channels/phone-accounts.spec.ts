import { examine } from '../../src/commands/examine.ts';
import { formatPhone } from '@five/shared/auth/phone-display';
import { CodeWorld, type Booked } from './code-world.ts';

let codes: CodeWorld;
beforeAll(async () => {
  codes = await CodeWorld.open();
});
beforeEach(() => codes.renew());
afterEach(async () => {
  expect(await examine({ query: (text) => codes.world.sql(text) })).toEqual([]);
});
afterAll(() => codes.close());

test('a stranger without an email books with a code by SMS, and has a verified phone', async () => {
  const phone = codes.newPhone();
  const browser = await codes.hold();
  const sent = await codes.askCode(browser, phone).expect(200);
  expect(sent.body).toMatchObject({ status: 'verifyCode', channel: 'sms' });
  const code = await codes.receivedCode();
  const draft = await browser.get('/api/booking_drafts/current').expect(200);
  expect(draft.body).toMatchObject({ codeChannel: 'sms', contact: { phone, email: null } });
  const { user, booking, token } = (await codes.confirm(browser, code).expect(201)).body as Booked;
  expect(user).toMatchObject({ email: null, phone, verified: true, fullName: 'Salma Idrissi' });
  expect(booking).toMatchObject({ status: 'pending' });
  const own = await codes.world.agent(token).get('/api/bookings_my_reservations').expect(200);
  expect(own.body).toMatchObject([{ reference: booking.reference }]);
  const rows = await codes.world.sql("select parameters ->> 'code' as code from outbox");
  expect(rows.every(({ code: stored }) => stored === null || stored === code)).toBe(true);
});

test('an account without an email gets news of its booking by SMS, else by the desk', async () => {
  const first = await codes.bookBySms();
  await codes.cancel(first.booking.reference);
  expect(codes.gateway.delivered.at(-1)).toMatch(`${first.user.phone}: `);
  expect(codes.gateway.delivered.at(-1)).toMatch(/orage/);
  await codes.set({ sms: { callers: false } });
  const second = await codes.bookBySms();
  await codes.cancel(second.booking.reference);
  const { body } = await codes.admin.http.get('/api/desk_notices').expect(200);
  expect(body).toMatchObject([
    {
      reason: 'noEmail',
      template: 'bookingCancelledByVenue',
      customer: { phone: second.user.phone },
    },
  ]);
});

test('the same phone signs in to the same account, by a code on the login page', async () => {
  const { user } = await codes.bookBySms();
  codes.later();
  const answer = await codes.requestLogin(user.phone.replace('+212', '0')).expect(200);
  const code = await codes.receivedCode();
  const { body } = await codes.login(user.phone, code).expect(200);
  expect((body as Booked).user.reference).toBe(user.reference);
  await codes.login(user.phone, code).expect(422);
  const unknown = await codes.requestLogin(codes.newPhone()).expect(200);
  expect(unknown.body).toEqual(answer.body);
  const before = codes.gateway.delivered.length;
  await codes.dispatch();
  expect(codes.gateway.delivered).toHaveLength(before);
});

test('a second booking by the same phone finds the account', async () => {
  const { user, booking } = await codes.bookBySms();
  await codes.cancel(booking.reference);
  codes.later();
  const browser = await codes.hold();
  await codes.askCode(browser, user.phone).expect(200);
  const refused = await codes.confirm(browser, await codes.receivedCode());
  expect(refused.body).toMatchObject({ code: 'AUTH_PROFILE_INCOMPLETE' });
  expect(await codes.world.sql('select 1 from users where phone = $1', [user.phone])).toHaveLength(
    1,
  );
});

test('a phone that an account has only typed gives no access to it, and moves', async () => {
  const other = await codes.world.register();
  const { user, token } = await codes.bookBySms(other.phone);
  expect(user.reference).not.toBe(other.reference);
  const own = await codes.world.agent(token).get('/api/bookings_my_reservations').expect(200);
  expect(own.body).toHaveLength(1);
  const [left] = await codes.world.sql<{ phone: string | null; email: string }>(
    'select phone, email from users where reference = $1',
    [other.reference],
  );
  expect(left).toEqual({ phone: null, email: other.email });
  const customers = await codes.world.sql(
    'select c.phone from customers c join users u on u.id = c.user_id where u.reference = $1',
    [other.reference],
  );
  expect(customers).toEqual([{ phone: other.phone }]);
});

test('the owner of a lost number gets a mail and a notification', async () => {
  const other = await codes.world.register();
  await other.http.post('/api/auth/field').send({ locale: 'en' }).expect(200);
  await codes.bookBySms(other.phone);
  await codes.dispatch();
  const [mail, ...more] = (await codes.world.mails(other.email)).filter(({ subject }) =>
    subject.includes('no longer in your account'),
  );
  expect(more).toEqual([]);
  expect(mail?.text).toContain(formatPhone(other.phone));
  const { body } = await other.http
    .get('/api/notifications')
    .set('accept-language', 'en')
    .expect(200);
  expect(body).toMatchObject([{ text: expect.stringContaining('another account') as string }]);
});

test('a phone that an account has not proven gets its code by mail, never by SMS', async () => {
  const player = await codes.world.register();
  await codes.requestLogin(player.phone).expect(200);
  await codes.dispatch();
  expect(codes.gateway.calls).toEqual([]);
  await codes.login(player.phone, await codes.mailedCode(player.email)).expect(200);
});

test('a proven phone stays with its account: no other account takes it', async () => {
  const { user } = await codes.bookBySms();
  const thief = await codes.world.register();
  const { body } = await thief.http.post('/api/auth/field').send({ phone: user.phone }).expect(422);
  expect(body).toMatchObject({ code: 'AUTH_PHONE_TAKEN' });
});

test('after a change of the phone only the new number signs in', async () => {
  const { user, token } = await codes.bookBySms();
  const [old, next] = [user.phone, codes.newPhone()];
  codes.later();
  await codes.requestLogin(old).expect(200);
  const loginCode = await codes.receivedCode();
  const { http } = { http: codes.world.agent(token) };
  await http.post('/api/auth/field').send({ phone: next }).expect(200);
  const code = await codes.receivedCode();
  expect(codes.gateway.delivered.at(-1)).toMatch(`${next}: `);
  await http.post('/api/auth/field/account/verify').send({ code }).expect(200);
  await codes.login(next, loginCode).expect(422);
  codes.later();
  const sent = codes.gateway.delivered.length;
  await codes.requestLogin(old).expect(200);
  await codes.dispatch();
  expect(codes.gateway.delivered).toHaveLength(sent);
  await codes.requestLogin(next).expect(200);
  await codes.login(next, await codes.receivedCode()).expect(200);
});

test('a new phone of an account with an email is not proven by a mailed code', async () => {
  const player = await codes.world.register();
  const next = codes.newPhone();
  await player.http.post('/api/auth/field').send({ phone: next }).expect(200);
  const code = await codes.mailedCode(player.email);
  await player.http.post('/api/auth/field/account/verify').send({ code }).expect(200);
  expect(
    await codes.world.sql('select phone, phone_verified_at from users where reference = $1', [
      player.reference,
    ]),
  ).toEqual([{ phone: next, phone_verified_at: null }]);
});

test('two right codes at once make one account and one booking', async () => {
  const phone = codes.newPhone();
  const browser = await codes.hold();
  await codes.askCode(browser, phone).expect(200);
  const code = await codes.receivedCode();
  const answers = await Promise.all([codes.confirm(browser, code), codes.confirm(browser, code)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = answers.map(({ body }) => (body as Booked).booking.reference);
  expect(second).toBe(first);
  expect(await codes.world.sql('select 1 from users where phone = $1', [phone])).toHaveLength(1);
});

test('two browsers with right codes of one new phone make one account', async () => {
  const phone = codes.newPhone();
  const [one, two] = [await codes.hold(), await codes.hold()];
  await codes.askCode(one, phone).expect(200);
  const first = await codes.receivedCode();
  codes.later();
  await codes.askCode(two, phone).expect(200);
  const second = await codes.receivedCode();
  const answers = await Promise.all([codes.confirm(one, first), codes.confirm(two, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect(await codes.world.sql('select 1 from users where phone = $1', [phone])).toHaveLength(1);
});

test('an account without an email is exported, found by staff, and erased by a code', async () => {
  const { user, token, booking } = await codes.bookBySms();
  await codes.cancel(booking.reference);
  const http = codes.world.agent(token);
  const { body: exported } = await http.get('/api/auth/field/export').expect(200);
  expect(JSON.stringify(exported)).toContain(user.phone);
  const list = await codes.admin.http
    .get('/api/users')
    .query({ filter: JSON.stringify({ q: user.phone.slice(1) }) })
    .expect(200);
  expect(list.body).toMatchObject([{ reference: user.reference, email: null }]);
  const promoted = await codes.admin.http
    .put(`/api/users/${user.reference}`)
    .send({ scope: ['staff'] })
    .expect(422);
  expect(promoted.body).toMatchObject({ code: 'USER_EMAIL_REQUIRED' });
  codes.later();
  await codes.requestLogin(user.phone).expect(200);
  await http
    .delete('/api/auth/field')
    .send({ code: await codes.receivedCode() })
    .expect(200);
  const [row] = await codes.world.sql<object>(
    'select phone, phone_verified_at, active from users where reference = $1',
    [user.reference],
  );
  expect(row).toEqual({ phone: null, phone_verified_at: null, active: false });
  const left = await codes.world.sql('select 1 from outbox where recipient like $1', [
    `%${user.phone.slice(1)}`,
  ]);
  expect(left).toEqual([]);
  await codes.bookBySms(user.phone);
});

test('an account without an email adds one by a mailed code, and then gets mails', async () => {
  const { token } = await codes.bookBySms();
  const http = codes.world.agent(token);
  const email = `added${codes.world.next()}@five.test`;
  await http.post('/api/auth/field').send({ email }).expect(200);
  await http
    .post('/api/auth/field/account/verify')
    .send({ code: await codes.mailedCode(email) })
    .expect(200);
  const { body } = await http.get('/api/auth/field/user').expect(200);
  expect(body).toMatchObject({ email, pendingEmail: null, verified: true });
});
