import supertest from 'supertest';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql('delete from rate_limits');
  await world.sql("delete from occupancies where kind = 'draft'");
  await world.sql('delete from booking_drafts');
});

const DAY_MS = 86_400_000;
/** The slot with this number: each has another day, hour or pitch. */
function slotOf(number: number) {
  const hour = 9 + (Math.floor(number / 3) % 14);
  const day = 1 + Math.floor(number / 42);
  return {
    date: new Date(Date.parse(`${MONDAY}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10),
    startTime: `${String(hour).padStart(2, '0')}:00`,
    endTime: `${hour + 1}:00`,
    pitch: `P${(number % 3) + 1}`,
  };
}

const held = async () =>
  Number(
    (
      await world.sql<{ held: string }>(
        "select count(*) as held from occupancies where kind = 'draft'",
      )
    )[0]?.held,
  );
const minutesLater = (minutes: number) =>
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + minutes * 60_000));
const visitor = (changes: Record<string, unknown> = {}) => {
  const number = world.next();
  return {
    firstName: 'Salma',
    name: 'Idrissi',
    phone: `+2126${70_000_000 + number}`,
    email: `visitor${number}@five.test`,
    adult: true,
    acceptRules: true,
    ...changes,
  };
};

test('an address holds thirty slots an hour, however fast it lets them go', async () => {
  minutesLater(0);
  const browser = supertest.agent(world.url);
  const statuses: number[] = [];
  for (let number = 0; number < 35; number++)
    statuses.push((await browser.post('/api/booking_drafts').send(slotOf(number))).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(await held()).toBe(1);
  const refused = await browser.post('/api/booking_drafts').send(slotOf(40)).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('reception books a held slot as soon as its minutes have passed', async () => {
  minutesLater(0);
  const staff = await world.staff();
  const slot = slotOf(900);
  await world.http.post('/api/booking_drafts').send(slot).expect(201);
  const body = wish({ ...slot, customer: { name: 'Karim Alami', phone: '0612000000' } });
  await staff.http.post('/api/bookings').send(body).expect(409);
  minutesLater(11);
  await staff.http.post('/api/bookings').send(body).expect(201);
  minutesLater(0);
});

test('codes are limited to one a minute for an email and five an hour for a phone', async () => {
  minutesLater(0);
  const browser = supertest.agent(world.url);
  await browser.post('/api/booking_drafts').send(slotOf(905)).expect(201);
  const ask = (body: object) => browser.post('/api/booking_drafts/current/code').send(body);
  const first = visitor();
  await ask(first).expect(200);
  expect((await ask(first).expect(429)).body).toMatchObject({ code: 'AUTH_CODE_TOO_SOON' });
  const phone = '+212671000000';
  for (let times = 0; times < 5; times++) await ask(visitor({ phone })).expect(200);
  expect((await ask(visitor({ phone })).expect(429)).body).toMatchObject({
    code: 'AUTH_CODE_TOO_MANY',
  });
});

test.each([
  ['a name of 1,000 letters', { name: 'a'.repeat(1000) }, 'name'],
  ['a name of marks only', { firstName: '\u202e\u200f' }, 'firstName'],
  ['a phone of letters', { phone: 'abc' }, 'phone'],
  ['no consent', { acceptRules: false }, 'acceptRules'],
  ['a minor', { adult: false }, 'adult'],
  ['an email without a domain', { email: 'salma@' }, 'email'],
])('%s is refused on its field, in three languages', async (_, change, field) => {
  const browser = supertest.agent(world.url);
  await browser.post('/api/booking_drafts').send(slotOf(910)).expect(201);
  const sentences = new Set<string>();
  for (const language of ['fr', 'en', 'ar']) {
    const { body } = await browser
      .post('/api/booking_drafts/current/code')
      .set('accept-language', language)
      .send(visitor(change))
      .expect(422);
    const { errorMessages } = body as { errorMessages: { field: string; message: string }[] };
    expect(errorMessages.map((one) => one.field)).toEqual([field]);
    sentences.add(errorMessages[0]?.message ?? '');
  }
  expect(sentences.size).toBe(3);
});

test('direction marks in a name are removed before it is stored', async () => {
  const browser = supertest.agent(world.url);
  await browser.post('/api/booking_drafts').send(slotOf(915)).expect(201);
  await browser
    .post('/api/booking_drafts/current/code')
    .send(visitor({ firstName: '\u202eSalma\u200f', name: 'Idrissi\u2066' }))
    .expect(200);
  const { body } = await browser.get('/api/booking_drafts/current').expect(200);
  expect(body).toMatchObject({ contact: { firstName: 'Salma', name: 'Idrissi' } });
});

test('a venue that turns drafts off holds no slot without an account', async () => {
  const admin = await world.admin();
  const set = (draftHoldMinutes: number) =>
    admin.http.put('/api/venue').send({ policies: { draftHoldMinutes } }).expect(200);
  await set(0);
  const { body } = await world.http.post('/api/booking_drafts').send(slotOf(920)).expect(409);
  expect(body).toMatchObject({ code: 'BOOKING_DRAFTS_OFF' });
  await set(10);
});

// The last test, because the server refuses further requests of the address for a minute.
test('1,000 holds of a script at one address take at most three slots', async () => {
  const statuses: number[] = [];
  for (let first = 0; first < 1000; first += 20)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async (_, i) => {
          const slot = slotOf((first + i) % 900);
          return (await world.http.post('/api/booking_drafts').send(slot)).status;
        }),
      )),
    );
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
  expect(await held()).toBe(3);
});
