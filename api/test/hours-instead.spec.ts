import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { examine } from '../src/commands/examine.ts';
import { interleave } from './interleave.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, makePrice, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';
import { tinyPdf } from './tiny-pdf.ts';

const PACK_CENTS = 250_000;

let world: World;
let staff: Person;
let player: Person;
let pack: string;
let ball: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  pack = await makePrice(world, { type: 'pack', numberOfHours: 10, totalCents: PACK_CENTS });
  const { body } = await (
    await world.admin()
  ).http
    .post('/api/addons')
    .send({
      name: { fr: 'Ballon' },
      options: [{ code: 'std', name: { fr: 'Standard' }, priceCents: 2_000 }],
    })
    .expect(201);
  ball = (body as { data: { reference: string } }).data.reference;
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.register();
});

let hours = 8;
const reserve = async (changes: Record<string, unknown> = {}) => {
  hours += 1;
  const body = wish({
    date: '2026-11-26',
    startTime: `${String(hours).padStart(2, '0')}:00`,
    endTime: `${hours + 1}:00`,
    pitch: 'P1',
    ...changes,
  });
  return (
    (await player.http.post('/api/bookings').send(body).expect(201)).body as { data: BookingAnswer }
  ).data;
};
const bought = async () => {
  const { body } = await player.http
    .post('/api/subscriptions')
    .send({ pricing: pack, paymentMethod: 'cash', acceptConditions: true })
    .expect(201);
  const { reference } = (body as { data: SubscriptionAnswer }).data;
  await staff.http
    .post('/api/payments')
    .send({ subscription: reference, amountCents: PACK_CENTS, method: 'cash' })
    .expect(201);
  return reference;
};
const left = async (reference: string) =>
  ((await staff.http.get(`/api/subscriptions/${reference}`).expect(200)).body as SubscriptionAnswer)
    .remainingHours;
const payInHours = (reference: string, by: Person = player) =>
  by.http.post(`/api/bookings/${reference}/hours`);

test('a booking awaiting cash can be paid with hours; cancelling refunds them', async () => {
  const subscription = await bought();
  const { reference } = await reserve();
  const { body } = await payInHours(reference).expect(200);
  expect(body).toMatchObject({
    data: {
      status: 'confirmed',
      paymentStatus: 'paid',
      paymentMethod: 'pack',
      subscription,
      totalCents: 0,
      dueCents: 0,
      paidOn: '2026-11-23',
      holdExpiresAt: null,
    },
  });
  expect(await left(subscription)).toBe(9);
  expect(
    await world.sql('select lapses_at from occupancies where holder = $1', [reference]),
  ).toEqual([{ lapses_at: null }]);
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  expect(await left(subscription)).toBe(10);
});

test('a pending proof is closed silently, and the player gets the confirmation', async () => {
  await bought();
  const { reference } = await reserve({ paymentMethod: 'transfer' });
  await player.http
    .post(`/api/bookings/${reference}/proof`)
    .attach('file', tinyPdf(), { filename: 'virement', contentType: 'application/pdf' })
    .expect(200);
  expect((await payInHours(reference).expect(200)).body).toMatchObject({
    data: { status: 'confirmed', underReview: false },
  });
  expect(
    await world.sql('select state from transfer_proofs where target = $1', [reference]),
  ).toEqual([{ state: 'closed' }]);
  expect((await world.mails(player.email)).map(({ subject }) => subject).join()).toContain(
    'confirmée',
  );
});

test('addons keep their price and are paid in money', async () => {
  await bought();
  const { reference } = await reserve({ addons: [{ reference: ball, quantity: 2 }] });
  expect((await payInHours(reference).expect(200)).body).toMatchObject({
    data: {
      status: 'confirmed',
      paymentStatus: 'unpaid',
      totalCents: 4_000,
      dueCents: 4_000,
      paidOn: null,
    },
  });
});

test('the desk can pay with a customer’s hours, also for a booking it confirmed', async () => {
  const subscription = await bought();
  const { reference } = await reserve();
  await staff.http.post(`/api/bookings/${reference}/confirm`).send({}).expect(200);
  expect((await payInHours(reference, staff).expect(200)).body).toMatchObject({
    data: { subscription, paymentStatus: 'paid' },
  });
  const story = (await player.http.get(`/api/bookings/${reference}/history`).expect(200)).body as {
    sentence: string;
  }[];
  expect(story.map(({ sentence }) => sentence)).toContain('Réglée avec les heures d’un pack');
});

test('shortening a match while it is being paid with hours adjusts the hours as well', async () => {
  const subscription = await bought();
  const { reference } = await reserve({ date: '2026-11-27', startTime: '10:00', endTime: '12:00' });
  expect(
    await interleave(
      world,
      { table: 'bookings', reference },
      () => payInHours(reference),
      () => staff.http.put(`/api/bookings/${reference}`).send({ endTime: '11:00' }),
    ),
  ).toEqual([200, 200]);
  expect(await left(subscription)).toBe(9);
});

test('too few hours, an earlier money payment or a repeat is refused without changes', async () => {
  const { reference } = await reserve();
  expect((await payInHours(reference).expect(409)).body).toMatchObject({ code: 'BOOKING_NO_PACK' });
  const subscription = await bought();
  const paid = (await reserve()).reference;
  await staff.http
    .post('/api/payments')
    .send({ booking: paid, amountCents: 100, method: 'cash' })
    .expect(201);
  expect((await payInHours(paid).expect(409)).body).toMatchObject({ code: 'BOOKING_HOURS_CLOSED' });
  await payInHours(reference).expect(200);
  expect((await payInHours(reference).expect(409)).body).toMatchObject({
    code: 'BOOKING_HOURS_CLOSED',
  });
  expect(await left(subscription)).toBe(9);
});

test('five concurrent requests with one key use the hour once', async () => {
  const subscription = await bought();
  const { reference } = await reserve();
  await payInHours(reference, await world.otherPlayer()).expect(404);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => payInHours(reference).set('idempotency-key', 'five hours')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await left(subscription)).toBe(9);
});

test('two waiting bookings do not block a player that pays the next one with hours', async () => {
  await bought();
  await reserve();
  await reserve();
  expect((await reserve({ paymentMethod: 'pack' })).status).toBe('confirmed');
});
