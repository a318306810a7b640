import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { examine } from '../src/commands/examine.ts';
import { book } from './factories.ts';
import { closeDrawer, closeDrawerOfEarlierDay } from './close-drawer.ts';
import type { Person } from './people.ts';
import { openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let admin: Person;
let hours = 0;

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T20:00:00Z', env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
  [admin, staff] = [await world.admin(), await world.staff()];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

/**
 * Advances the clock and signs staff and the admin in again. A cash drawer of the day before stays
 * open.
 */
async function goTo(instant: string): Promise<void> {
  world.clock.set(new Date(instant));
  [staff, admin] = [await world.login(staff.email), await world.login(admin.email)];
}

async function booking(): Promise<string> {
  const hour = hours++;
  return (
    await book(world, staff, {
      date: `2026-12-${20 + Math.floor(hour / 10)}`,
      startTime: `${10 + (hour % 10)}:00`,
      endTime: `${11 + (hour % 10)}:00`,
      pitch: 'P2',
      customer: { name: `Client ${hour}` },
    })
  ).reference;
}

const pay = async (by: Person, more: object = {}) =>
  by.http
    .post('/api/payments')
    .send({ booking: await booking(), amountCents: 10_000, method: 'cash', ...more });
const open = async () =>
  (
    (await staff.http.get('/api/cash_sessions').query({ filter: '{"open":true}' }).expect(200))
      .body as CashSessionAnswer[]
  )[0];
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

/** Opens a drawer with a cash payment of 10,000 centimes at 21:00 venue time of a day. */
async function openDrawerInTheEvening(day: string): Promise<void> {
  await goTo(`${day}T20:00:00Z`);
  const drawer = await open();
  if (drawer) await closeDrawer(staff, drawer);
  expect((await pay(staff)).status).toBe(201);
}

test('the evening drawer takes cash after closing and must be counted next morning', async () => {
  await openDrawerInTheEvening('2026-11-25');
  for (const night of [
    '2026-11-25T23:59:00Z',
    '2026-11-26T00:30:00Z',
    '2026-11-26T01:05:00Z',
    '2026-11-26T03:55:00Z',
  ]) {
    await goTo(night);
    expect([night, (await open())?.ofEarlierDay, (await pay(staff)).status]).toEqual([
      night,
      false,
      201,
    ]);
  }
  for (const morning of ['2026-11-26T04:00:00Z', '2026-11-26T09:00:00Z', '2026-11-26T11:00:00Z']) {
    await goTo(morning);
    expect(await open()).toMatchObject({ ofEarlierDay: true, day: '2026-11-25' });
    const refused = await pay(staff);
    expect([morning, ...codeOf(refused)]).toEqual([morning, 409, 'CASH_DRAWER_OF_EARLIER_DAY']);
    expect((refused.body as { message: string }).message).toContain('25 novembre');
  }
  expect((await pay(staff, { method: 'transfer' })).status).toBe(201);
});

test('reception cannot override it even with the field; an admin can, with audit', async () => {
  await openDrawerInTheEvening('2026-11-27');
  await goTo('2026-11-28T11:00:00Z');
  expect(codeOf(await pay(staff, { earlierDrawer: true }))).toEqual([
    409,
    'CASH_DRAWER_OF_EARLIER_DAY',
  ]);
  expect(codeOf(await pay(admin))).toEqual([409, 'CASH_DRAWER_OF_EARLIER_DAY']);
  const forced = await pay(admin, { earlierDrawer: true });
  expect(forced.status).toBe(201);
  const { data } = forced.body as { data: { reference: string } };
  expect(data).toMatchObject({ receivedOn: '2026-11-28', takingsDay: '2026-11-27' });
  const reverse = (by: Person, more: object = {}) =>
    by.http.post(`/api/payments/${data.reference}/reverse`).send({ reason: 'Erreur', ...more });
  expect(codeOf(await reverse(staff, { earlierDrawer: true }))).toEqual([
    409,
    'CASH_DRAWER_OF_EARLIER_DAY',
  ]);
  expect((await reverse(admin, { earlierDrawer: true })).status).toBe(201);
  const trail = await world.sql<{ act: string; changed: { earlierDrawer?: string } }>(
    `select act, changed from audit where subject = $1 and subject_kind = 'payment' order by id`,
    [data.reference],
  );
  expect(trail.map(({ act, changed }) => [act, changed.earlierDrawer])).toEqual([
    ['payment.record', '2026-11-27'],
    ['payment.reverse', '2026-11-27'],
  ]);
});

test('counted and closed, the next cash opens the drawer of the day', async () => {
  await openDrawerInTheEvening('2026-11-29');
  await goTo('2026-11-30T09:00:00Z');
  await closeDrawerOfEarlierDay(staff);
  expect((await pay(staff)).status).toBe(201);
  expect(await open()).toMatchObject({ day: '2026-11-30', ofEarlierDay: false, floatCents: null });
});

const move = async (direction: 'in' | 'out', amountCents: number, more: object = {}) => {
  const drawer = await open();
  return staff.http
    .post(`/api/cash_sessions/${drawer?.reference}/movements`)
    .send({ direction, amountCents, reason: 'Banque', ...more });
};

test('a cash-out above the drawer sum asks to confirm without revealing the sum', async () => {
  await openDrawerInTheEvening('2026-12-01');
  await staff.http
    .put(`/api/cash_sessions/${(await open())?.reference}`)
    .send({ floatCents: 5_000 })
    .expect(200);
  const asked = await move('out', 15_001);
  expect(codeOf(asked)).toEqual([409, 'CASH_MOVEMENT_ABOVE_DRAWER']);
  expect(JSON.stringify(asked.body)).not.toMatch(/1[05][ .,\u202f\u00a0]?000|150|100/);
  expect((await move('out', 9_000)).status).toBe(201);
  // After the withdrawal of 9,000 centimes the drawer contains 6,000 centimes, so a second
  // withdrawal of 6,001 is refused.
  expect(codeOf(await move('out', 6_001))).toEqual([409, 'CASH_MOVEMENT_ABOVE_DRAWER']);
  expect((await move('in', 1)).status).toBe(201);
  expect((await move('out', 6_001)).status).toBe(201);
  const paid = ((await pay(staff)).body as { data: { reference: string } }).data;
  await staff.http
    .post(`/api/payments/${paid.reference}/reverse`)
    .send({ reason: 'Erreur' })
    .expect(201);
  // The drawer is empty again, because the reversed payment does not count. A withdrawal of 1
  // centime is therefore refused.
  expect(codeOf(await move('out', 1))).toEqual([409, 'CASH_MOVEMENT_ABOVE_DRAWER']);
  expect((await move('out', 500, { confirmed: true })).status).toBe(201);
  const [last] = await world.sql<{ changed: object }>(
    `select changed from audit where act = 'cash_session.move' order by id desc limit 1`,
  );
  expect(last?.changed).toMatchObject({ amountCents: -500, confirmed: true });
});

test('repeated attempts to find out the drawer balance are rate limited', async () => {
  await openDrawerInTheEvening('2026-12-02');
  const answers = [];
  for (let tries = 0; tries < 8; tries++) answers.push((await move('out', 90_000 + tries)).status);
  expect(answers).toContain(429);
  expect((await move('out', 10_000, { confirmed: true })).status).toBe(201);
});
