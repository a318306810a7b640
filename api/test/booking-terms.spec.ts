import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { slot } from './factories.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

/** Date of the test bookings. The test clock starts on Monday, 23 November 2026. */
const THURSDAY = '2026-11-26';

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  await world.sql(
    `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
      where status <> 'cancelled'`,
  );
  await setPolicies({ freeCancelHours: 24, holdMinutes: 60 });
  player = await world.register();
});

const setPolicies = async (policies: Record<string, number>) =>
  (await world.admin()).http.put('/api/venue').send({ policies }).expect(200);
const data = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const reserve = async (changes: Parameters<typeof slot>[1] = {}, by = player) =>
  data<BookingAnswer>(await by.http.post('/api/bookings').send(slot(world, changes)).expect(201));
const read = async (reference: string, by = staff) =>
  (await by.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;
const pay = (booking: string, amountCents = 30_000) =>
  staff.http.post('/api/payments').send({ booking, amountCents, method: 'cash' }).expect(201);
const customerOf = ({ customer }: BookingAnswer) => ({ reference: customer.reference });

async function buyHours(): Promise<string> {
  const admin = await world.admin();
  const pack = data<{ reference: string }>(
    await admin.http
      .post('/api/pricings')
      .send({ type: 'pack', name: { fr: 'Pack' }, numberOfHours: 10, totalCents: 260_000 })
      .expect(201),
  );
  const { reference } = data<{ reference: string }>(
    await player.http
      .post('/api/subscriptions')
      .send({ pricing: pack.reference, paymentMethod: 'cash', acceptConditions: true })
      .expect(201),
  );
  await staff.http
    .post('/api/payments')
    .send({ subscription: reference, amountCents: 260_000, method: 'cash' })
    .expect(201);
  return reference;
}

test('a longer cancellation window does not affect refunds of existing bookings', async () => {
  const { reference } = await reserve();
  await pay(reference);
  await setPolicies({ freeCancelHours: 72 });
  staff = await world.goTo('2026-11-24T14:00:00Z');
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  expect(await read(reference)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'to_refund',
    refundCents: 30_000,
    freeCancelHours: 24,
  });
});

test('a longer window does not affect pack hours returned for an existing booking', async () => {
  const pack = await buyHours();
  const { reference } = await reserve({ paymentMethod: 'pack' });
  await setPolicies({ freeCancelHours: 96 });
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  expect((await player.http.get(`/api/subscriptions/${pack}`).expect(200)).body).toMatchObject({
    remainingHours: 10,
  });
});

test('a shorter window does not affect it either: a late cancellation stays late', async () => {
  const { reference } = await reserve();
  await pay(reference);
  await setPolicies({ freeCancelHours: 2 });
  staff = await world.goTo('2026-11-26T09:00:00Z');
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  expect(await read(reference)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'paid',
    refundCents: 0,
  });
});

test('a booking made after the change has the new terms, shown to owner and desk', async () => {
  const before = await reserve();
  await setPolicies({ freeCancelHours: 72, holdMinutes: 30 });
  const after = await reserve({ pitch: 'P2' });
  expect(
    [before, after].map(({ freeCancelHours, holdMinutes }) => [freeCancelHours, holdMinutes]),
  ).toEqual([
    [24, 60],
    [72, 30],
  ]);
  expect(await read(before.reference, player)).toMatchObject({
    freeCancelHours: 24,
    holdMinutes: 60,
  });
  expect(await read(after.reference)).toMatchObject({
    freeCancelHours: 72,
    holdMinutes: 30,
    holdExpiresAt: expect.stringMatching(/^2026-11-23T09:30/),
  });
});

test('the desk keeps what was paid by the booking’s own window', async () => {
  const kept = async (reference: string) => {
    await pay(reference);
    await staff.http
      .delete(`/api/bookings/${reference}`)
      .send({ reason: 'Appel', keep: true })
      .expect(200);
    return (await read(reference)).refundCents;
  };
  const early = await reserve({}, staff);
  await setPolicies({ freeCancelHours: 96 });
  const late = await reserve({ pitch: 'P2' }, staff);
  expect([await kept(early.reference), await kept(late.reference)]).toEqual([30_000, 0]);
});

test('a series that is cancelled from one date on goes by the terms of its dates', async () => {
  const asked = {
    date: THURSDAY,
    startTime: '20:00',
    endTime: '21:00',
    pitch: 'P1',
    weeks: 2,
    customer: customerOf(await reserve()),
  };
  const { hash } = data<{ hash: string }>(
    await staff.http.post('/api/series_preview').send(asked).expect(200),
  );
  const series = data<{ reference: string; bookings: { reference: string }[] }>(
    await staff.http
      .post('/api/series')
      .send({ ...asked, hash, paymentMethod: 'cash', acceptRules: true })
      .expect(201),
  );
  const [first] = series.bookings.map(({ reference }) => reference);
  await pay(first ?? '');
  await setPolicies({ freeCancelHours: 96 });
  await player.http.post(`/api/series/${series.reference}/cancel`).send({}).expect(200);
  expect(await read(first ?? '')).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'to_refund',
    freeCancelHours: 24,
  });
});

test('a move, a confirmation and a change of addons keep the terms', async () => {
  const { reference } = await reserve();
  await setPolicies({ freeCancelHours: 48, holdMinutes: 120 });
  await staff.http
    .put(`/api/bookings/${reference}`)
    .send({ date: '2026-11-27', startTime: '21:00', note: 'Vestiaire 2' })
    .expect(200);
  await staff.http.post(`/api/bookings/${reference}/confirm`).send({}).expect(200);
  expect(await read(reference)).toMatchObject({
    status: 'confirmed',
    freeCancelHours: 24,
    holdMinutes: 60,
  });
});
