import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DraftAnswer } from '@five/shared/drafts/drafts.contract';
import supertest from 'supertest';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { PASSWORD } from '../people.ts';
import { makePrice, MONDAY, MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.app.get(Jobs).pause('drafts.lapse');
});
afterAll(() => world.close());
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));

/** A browser without an account, which keeps its cookies. */
type Browser = ReturnType<typeof supertest.agent>;
const browser = (): Browser => supertest.agent(world.url);

let days = 0;
/** A free hour; each call returns an hour of another day. */
function freeHour(changes: Record<string, unknown> = {}) {
  days += 1;
  const date = new Date(Date.parse(`${MONDAY}T00:00:00Z`) + days * 86_400_000);
  return {
    date: date.toISOString().slice(0, 10),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P1',
    ...changes,
  };
}

interface Stranger {
  firstName: string;
  name: string;
  phone: string;
  email: string;
}

function stranger(changes: Partial<Stranger> = {}): Stranger {
  const number = world.next();
  return {
    firstName: 'Salma',
    name: 'Idrissi',
    phone: `+2126${20_000_000 + number}`,
    email: `stranger${number}@five.test`,
    ...changes,
  };
}

const hold = async (who: Browser, slot: object, status = 201) =>
  (await who.post('/api/booking_drafts').send(slot).expect(status)).body as {
    code?: string;
    data: DraftAnswer;
    alternatives?: { startTime: string }[];
  };
const askCode = (who: Browser, person: Stranger) =>
  who.post('/api/booking_drafts/current/code').send({ ...person, adult: true, acceptRules: true });
const confirm = (who: Browser, code: string, more: object = {}) =>
  who.post('/api/booking_drafts/current/confirm').send({ code, paymentMethod: 'cash', ...more });

interface Confirmed {
  code?: string;
  token: string;
  user: UserAnswer;
  booking: BookingAnswer;
  alternatives?: object[];
}

/** Holds a free hour and receives the code. */
async function withCode(person = stranger(), slot: object = freeHour()) {
  const who = browser();
  const { data } = await hold(who, slot);
  await askCode(who, person).expect(200);
  return { who, person, slot, draft: data, code: await world.code(person.email) };
}

const stateOf = async ({ date, startTime, pitch }: Record<string, string>) => {
  const { body } = await world.http.get(`/api/availability?date=${date}&days=1`).expect(200);
  const [day] = body as { pitches: { pitch: string; slots: Record<string, string>[] }[] }[];
  const found = day?.pitches
    .find((one) => one.pitch === pitch)
    ?.slots.find((slot) => slot.startTime === startTime);
  return found?.state;
};

test('a held slot and a code make a booking, an account and a session', async () => {
  const { who, person, slot, draft, code } = await withCode();
  expect(draft).toMatchObject({ ...slot, totalCents: 30_000, contact: null });
  const body = (await confirm(who, code).expect(201)).body as Confirmed;
  expect(body.booking).toMatchObject({ ...slot, status: 'pending', totalCents: 30_000 });
  expect(body.user).toMatchObject({
    email: person.email,
    phone: person.phone,
    fullName: 'Salma Idrissi',
    verified: true,
    birthDate: null,
    missing: ['birthDate', 'emergencyPhone', 'password'],
  });
  const own = await world.agent(body.token).get('/api/bookings_my_reservations').expect(200);
  expect(own.body).toMatchObject([{ reference: body.booking.reference }]);
  const subjects = (await world.mails(person.email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
});

test('a held slot is taken for others, and free again when its minutes have passed', async () => {
  const slot = freeHour();
  await hold(browser(), slot);
  expect(await stateOf(slot)).toBe('taken');
  const refused = await hold(browser(), slot, 409);
  expect(refused.code).toBe('BOOKING_SLOT_TAKEN');
  expect(refused.alternatives).not.toHaveLength(0);
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + 11 * 60_000));
  expect(await stateOf(slot)).toBe('free');
  await (await world.player()).http.post('/api/bookings').send(wish(slot)).expect(201);
});

test('a browser holds one slot: another choice releases the first', async () => {
  const [who, first, second] = [browser(), freeHour(), freeHour()];
  await hold(who, first);
  await hold(who, second);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['free', 'taken']);
  expect((await who.get('/api/booking_drafts/current').expect(200)).body).toMatchObject(second);
  await hold(who, { ...second, startTime: '20:00', endTime: '21:00' });
  expect(await stateOf(second)).toBe('free');
  await who.delete('/api/booking_drafts/current').expect(200);
  await who.get('/api/booking_drafts/current').expect(404);
});

test('a refused choice keeps the slot that the browser holds', async () => {
  const [who, first, taken] = [browser(), freeHour(), freeHour()];
  await hold(browser(), taken);
  await hold(who, first);
  await hold(who, taken, 409);
  expect(await stateOf(first)).toBe('taken');
  expect((await who.get('/api/booking_drafts/current').expect(200)).body).toMatchObject(first);
});

test('after its minutes a draft is refused with free slots, and can be taken again', async () => {
  const { who, slot, code } = await withCode();
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + 11 * 60_000));
  const { body } = await confirm(who, code).expect(409);
  expect((body as Confirmed).code).toBe('BOOKING_DRAFT_EXPIRED');
  expect((body as Confirmed).alternatives).toHaveLength(3);
  expect((await who.get('/api/booking_drafts/current').expect(409)).body).toMatchObject({
    code: 'BOOKING_DRAFT_EXPIRED',
  });
  await hold(who, slot);
});

test('a forged or foreign cookie holds nothing', async () => {
  const who = browser();
  const { data } = await hold(who, freeHour());
  for (const cookie of [
    `draft=${data.reference}.${'A'.repeat(43)}`,
    `draft=${data.reference}`,
    'draft=BD-00000000.x',
    'draft=',
  ])
    for (const path of ['current/code', 'current/confirm'])
      await world.http
        .post(`/api/booking_drafts/${path}`)
        .set('cookie', cookie)
        .send(
          path === 'current/code'
            ? { ...stranger(), adult: true, acceptRules: true }
            : { code: '123456', paymentMethod: 'cash' },
        )
        .expect(404);
});

test('five wrong codes use up a code, and the next code books', async () => {
  const { who, person, code } = await withCode();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await confirm(who, wrong).expect(422)).body).toMatchObject({ code: 'AUTH_CODE_WRONG' });
  expect((await confirm(who, code).expect(422)).body).toMatchObject({ code: 'AUTH_CODE_SPENT' });
  await askCode(who, person).expect(200);
  await confirm(who, await world.code(person.email)).expect(201);
});

test('the same code answers the same booking again, for a connection that was lost', async () => {
  const { who, code } = await withCode();
  const [first, second] = await Promise.all([confirm(who, code), confirm(who, code)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  const bookings = [first, second].map(({ body }) => (body as Confirmed).booking.reference);
  expect(new Set(bookings).size).toBe(1);
  await world
    .agent((second.body as Confirmed).token)
    .get('/api/auth/field/user')
    .expect(200);
});

test('a request for a code has one answer for players, staff and unknown people', async () => {
  const closed = await world.register();
  await world.sql('update users set active = false where reference = $1', [closed.reference]);
  const people = [await world.player(), await world.staff(), closed, await world.unverified()];
  const answers = [];
  for (const email of [...people.map((one) => one.email), stranger().email]) {
    const who = browser();
    await hold(who, freeHour());
    const { status, body } = await askCode(who, stranger({ email }));
    answers.push({ status, body: body as object });
    await who.delete('/api/booking_drafts/current').expect(200);
  }
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('the code of a known player books for that account and changes nothing in it', async () => {
  const player = await world.register();
  const { who, code } = await withCode(stranger({ email: player.email }));
  const { user, booking } = (await confirm(who, code).expect(201)).body as Confirmed;
  expect(user).toMatchObject({
    reference: player.reference,
    fullName: player.user.fullName,
    phone: player.phone,
    missing: [],
  });
  expect(booking.customer.phone).toBe(player.phone);
  await world.login(player.email);
});

test('staff and closed accounts are refused only after the correct code', async () => {
  const staff = await world.register({}, { role: 'staff' });
  const asStaff = await withCode(stranger({ email: staff.email }));
  await confirm(asStaff.who, asStaff.code === '000000' ? '000001' : '000000').expect(422);
  expect((await confirm(asStaff.who, asStaff.code).expect(403)).body).toMatchObject({
    code: 'AUTH_PASSWORD_REQUIRED',
  });
  const closed = await world.register();
  await world.sql('update users set active = false where reference = $1', [closed.reference]);
  const asClosed = await withCode(stranger({ email: closed.email }));
  expect((await confirm(asClosed.who, asClosed.code).expect(401)).body).toMatchObject({
    code: 'AUTH_WRONG_CREDENTIALS',
  });
});

test('what a stranger typed into an unverified account is not kept', async () => {
  const attacker = await world.register({ firstName: 'Faux' }, { verified: false });
  const { who, code } = await withCode(stranger({ email: attacker.email }));
  const { user } = (await confirm(who, code).expect(201)).body as Confirmed;
  expect(user).toMatchObject({ verified: true, firstName: 'Salma', birthDate: null });
  await attacker.http.get('/api/auth/field/user').expect(401);
  await world.http
    .post('/api/auth/field/login')
    .send({ email: attacker.email, password: PASSWORD })
    .expect(401);
});

test('the phone of another account stays on the customer record and is not revealed', async () => {
  const other = await world.register();
  const { who, code } = await withCode(stranger({ phone: other.phone }));
  const { user, booking } = (await confirm(who, code).expect(201)).body as Confirmed;
  expect([user.phone, booking.customer.phone]).toEqual(['', other.phone]);
  await world.login(other.phone);
});

test('a second booking requires the missing details, which the account may set once', async () => {
  const { who, person, code } = await withCode();
  const { token } = (await confirm(who, code).expect(201)).body as Confirmed;
  const own = world.agent(token);
  const again = () => own.post('/api/bookings').send(wish(freeHour()));
  expect((await again().expect(403)).body).toMatchObject({
    code: 'AUTH_PROFILE_INCOMPLETE',
    errorMessages: [{ field: 'birthDate' }, { field: 'emergencyPhone' }, { field: 'password' }],
  });
  const secondDevice = await withCode(person);
  expect((await confirm(secondDevice.who, secondDevice.code).expect(403)).body).toMatchObject({
    code: 'AUTH_PROFILE_INCOMPLETE',
  });
  const set = (body: object, status: number) =>
    own.post('/api/auth/field').send(body).expect(status);
  await set({ birthDate: '2015-01-01' }, 422);
  await set({ birthDate: '1994-05-06', emergencyPhone: '0522000000' }, 200);
  expect((await set({ birthDate: '1994-05-07' }, 422)).body).toMatchObject({
    code: 'AUTH_BIRTH_DATE_FIXED',
  });
  const password = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const { body } = await own.post('/api/auth/field/password').send(password).expect(200);
  const signedIn = world.agent((body as { token: string }).token);
  await signedIn.post('/api/auth/field/password').send(password).expect(422);
  await signedIn.post('/api/bookings').send(wish(freeHour())).expect(201);
});

test('a series counts as a second booking, and requires the missing details', async () => {
  const { who, code } = await withCode();
  const { token } = (await confirm(who, code).expect(201)).body as Confirmed;
  const own = world.agent(token);
  const weekly = { ...freeHour({ startTime: '11:00', endTime: '12:00', pitch: 'P2' }), weeks: 2 };
  const { body } = await own.post('/api/series_preview').send(weekly).expect(200);
  const { hash } = (body as { data: { hash: string } }).data;
  const series = { ...weekly, hash, paymentMethod: 'cash', acceptRules: true };
  expect((await own.post('/api/series').send(series).expect(403)).body).toMatchObject({
    code: 'AUTH_PROFILE_INCOMPLETE',
    errorMessages: [{ field: 'birthDate' }, { field: 'emergencyPhone' }, { field: 'password' }],
  });
});

test('a pack requires the missing details, as a second booking does', async () => {
  const pricing = await makePrice(world, { type: 'pack', totalCents: 250_000, numberOfHours: 10 });
  const { who, code } = await withCode();
  const { token } = (await confirm(who, code).expect(201)).body as Confirmed;
  const order = () =>
    world
      .agent(token)
      .post('/api/subscriptions')
      .send({ pricing, paymentMethod: 'cash', acceptConditions: true });
  expect((await order().expect(403)).body).toMatchObject({
    code: 'AUTH_PROFILE_INCOMPLETE',
    errorMessages: [{ field: 'birthDate' }, { field: 'emergencyPhone' }, { field: 'password' }],
  });
});

test('an account without a password erases itself by a code, and not without one', async () => {
  const { who, person, code } = await withCode();
  const { token, booking } = (await confirm(who, code).expect(201)).body as Confirmed;
  const own = world.agent(token);
  await own.delete(`/api/bookings/${booking.reference}`).expect(200);
  const erase = (body: object) => own.delete('/api/auth/field').send(body);
  for (const body of [{}, { password: '' }, { password: 'guessed' }])
    expect((await erase(body)).status).toBe(422);
  await own.post('/api/auth/field/code/login').send({ email: person.email }).expect(200);
  const sent = await world.code(person.email);
  expect((await erase({ code: sent === '000000' ? '000001' : '000000' }).expect(422)).body).toEqual(
    expect.objectContaining({ code: 'AUTH_CODE_WRONG' }),
  );
  await erase({ code: sent }).expect(200);
  await own.get('/api/auth/field/user').expect(401);
});

test('an account with a password is erased by the password only', async () => {
  const player = await world.register();
  await world.http.post('/api/auth/field/code/login').send({ email: player.email }).expect(200);
  const erased = await player.http
    .delete('/api/auth/field')
    .send({ code: await world.code(player.email) })
    .expect(422);
  expect(erased.body).toMatchObject({ code: 'AUTH_CURRENT_PASSWORD_WRONG' });
});

test('a player signs in by a code; staff are refused, unknown people get none', async () => {
  const player = await world.register();
  const staff = await world.register({}, { role: 'staff' });
  const request = (email: string) => world.http.post('/api/auth/field/code/login').send({ email });
  const enter = (email: string, code: string) =>
    world.http.post('/api/auth/field/login/code').send({ email, code });
  const answers = [];
  for (const email of [player.phone, staff.email, stranger().email])
    answers.push((await request(email).expect(200)).text);
  expect(new Set(answers).size).toBe(1);
  const code = await world.code(player.email);
  const { body } = await enter(player.phone, code).expect(200);
  expect((body as Confirmed).user.reference).toBe(player.reference);
  await enter(player.phone, code).expect(422);
  const staffCode = await world.code(staff.email);
  expect((await enter(staff.email, staffCode).expect(403)).body).toMatchObject({
    code: 'AUTH_PASSWORD_REQUIRED',
  });
});
