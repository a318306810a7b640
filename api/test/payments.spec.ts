import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { ExpiryService } from '../src/bookings/expire/expiry.service.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterEach(async () => {
  staff = await world.goTo('2027-01-31T12:00:00Z');
  await world.app.get(ExpiryService).expirePending();
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  player = await world.register();
});

let days = 0;
/**
 * Creates a booking of 300 dirhams at least three days ahead, on a day that no other booking uses.
 */
async function reserve(changes: Record<string, unknown> = {}): Promise<string> {
  const date = addDays('2026-11-25', days++);
  const { body } = await player.http
    .post('/api/bookings')
    .send(wish({ date, pitch: 'P1', ...changes }))
    .expect(201);
  return (body as { data: BookingAnswer }).data.reference;
}

const pay = (booking: string, amountCents: number, more: Record<string, unknown> = {}) =>
  staff.http.post('/api/payments').send({ booking, amountCents, method: 'cash', ...more });
const paid = async (booking: string, amountCents: number, more: Record<string, unknown> = {}) =>
  ((await pay(booking, amountCents, more).expect(201)).body as { data: PaymentAnswer }).data;
const read = async (reference: string) =>
  (await player.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;

test('any money confirms; the sum makes it paid', async () => {
  const booking = await reserve();
  const first = await paid(booking, 10_000);
  expect(first).toMatchObject({
    booking,
    amountCents: 10_000,
    method: 'cash',
    receivedOn: '2026-11-23',
    takenBy: staff.user.fullName,
    reversedAt: null,
    subscription: null,
    share: null,
    wall: expect.stringMatching(/^2026-11-23T\d\d:\d\d$/),
  });
  expect(await read(booking)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'unpaid',
    paidCents: 10_000,
    holdExpiresAt: null,
    paidOn: null,
  });
  await paid(booking, 20_000, { method: 'transfer', receivedOn: '2026-11-22' });
  // The date of the full payment (`paidOn`) is the latest date of receipt. The payment that was
  // entered last has an earlier date of receipt than the first one.
  expect(await read(booking)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    paidCents: 30_000,
    paidOn: '2026-11-23',
  });
  expect(
    (await world.mails(player.email)).filter(({ subject }) => subject.startsWith('Paiement reçu')),
  ).toHaveLength(2);
});

test('more than is due is refused with what is due', async () => {
  const booking = await reserve();
  await paid(booking, 10_000);
  const { body } = await pay(booking, 20_001).set('accept-language', 'en').expect(422);
  expect(body).toMatchObject({
    code: 'PAYMENT_EXCEEDS_DUE',
    dueCents: 20_000,
    errorMessages: [{ field: 'amountCents' }],
  });
  expect(body.message).toContain('200\u00a0MAD');
  expect(await read(booking)).toMatchObject({ paidCents: 10_000 });
});

test('of twenty receptionists that take the last 200 dirhams at once, one succeeds', async () => {
  const booking = await reserve();
  await paid(booking, 10_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(booking, 20_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(422)]);
});

test('a reversal takes the money back; the state stays', async () => {
  const booking = await reserve();
  const payment = await paid(booking, 30_000);
  const { body } = await staff.http
    .post(`/api/payments/${payment.reference}/reverse`)
    .send({ reason: 'Erreur de caisse' })
    .expect(201);
  expect(body.data).toMatchObject({ booking, amountCents: -30_000, note: 'Erreur de caisse' });
  expect(await read(booking)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'unpaid',
    paidCents: 0,
    paidOn: null,
  });
  const twice = await staff.http
    .post(`/api/payments/${payment.reference}/reverse`)
    .send({ reason: 'Encore' })
    .expect(409);
  expect(twice.body.code).toBe('PAYMENT_ALREADY_REVERSED');
  const back = await staff.http
    .post(`/api/payments/${body.data.reference}/reverse`)
    .send({ reason: 'Retour' })
    .expect(409);
  expect(back.body.code).toBe('PAYMENT_IS_REVERSAL');
  const [listed] = (
    await staff.http
      .get('/api/payments')
      .query({ filter: JSON.stringify({ id: payment.reference }) })
      .expect(200)
  ).body as PaymentAnswer[];
  expect(listed?.reversedAt).not.toBeNull();
});

test('cancelled in time, the money is to be given back, and then is', async () => {
  const booking = await reserve();
  const payment = await paid(booking, 30_000);
  await player.http.delete(`/api/bookings/${booking}`).expect(200);
  expect(await read(booking)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'to_refund',
    paidCents: 30_000,
  });
  await staff.http
    .post(`/api/payments/${payment.reference}/reverse`)
    .send({ reason: 'Remboursé' })
    .expect(201);
  expect(await read(booking)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    paidCents: 0,
  });
});

test('cancelled too late by its player, the money stays; by the desk, it goes back', async () => {
  const late = async () => {
    const booking = await reserve();
    await paid(booking, 30_000);
    const { date } = await read(booking);
    staff = await world.goTo(`${date}T05:00:00Z`);
    return booking;
  };
  const own = await late();
  await player.http.delete(`/api/bookings/${own}`).expect(200);
  expect(await read(own)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  staff = await world.goTo(MONDAY_MORNING);
  const byDesk = await late();
  await staff.http
    .delete(`/api/bookings/${byDesk}`)
    .send({ reason: 'Panne de lumière' })
    .expect(200);
  expect(await read(byDesk)).toMatchObject({ status: 'cancelled', paymentStatus: 'to_refund' });
});

test('money for what was cancelled or has expired is refused with the way out', async () => {
  const cancelled = await reserve();
  await player.http.delete(`/api/bookings/${cancelled}`).expect(200);
  const { body } = await pay(cancelled, 30_000).expect(409);
  expect(body).toMatchObject({
    code: 'PAYMENT_TARGET_CLOSED',
    rebook: { startTime: '19:00', endTime: '20:00', pitch: 'P1', free: true },
  });
  const expired = await reserve();
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + 61 * 60_000));
  expect((await pay(expired, 30_000).expect(409)).body.code).toBe('PAYMENT_TARGET_CLOSED');
  expect(
    await world.sql('select 1 from payments where target = any($1)', [[cancelled, expired]]),
  ).toEqual([]);
});

test('a payment can be taken after the match, and from a customer with a no-show', async () => {
  const booking = await reserve();
  await staff.http.post(`/api/bookings/${booking}/confirm`).send({}).expect(200);
  const { date } = await read(booking);
  staff = await world.goTo(`${date}T20:30:00Z`);
  await world.app.get(ExpiryService).completeEnded();
  await paid(booking, 10_000);
  await staff.http.post(`/api/bookings/${booking}/no-show`).send({}).expect(200);
  await paid(booking, 20_000);
  expect(await read(booking)).toMatchObject({ status: 'no_show', paymentStatus: 'paid' });
});

const openDrawers = () =>
  world.sql<{ reference: string; float_cents: number | null; closed_at: Date | null }>(
    'select reference, float_cents, closed_at from cash_sessions where closed_at is null',
  );

test('the first cash of the day opens the drawer, the next lies in the same', async () => {
  // On this day, after the days of all other bookings, staff have closed every earlier drawer.
  staff = await world.goTo('2027-01-15T09:00:00Z');
  player = await world.login(player.email);
  expect(await openDrawers()).toEqual([]);
  const booking = await reserve({ date: '2027-01-20' });
  await paid(booking, 10_000);
  const opened = await openDrawers();
  expect(opened).toEqual([
    { reference: expect.stringMatching(/^CS-/), float_cents: null, closed_at: null },
  ]);
  await paid(booking, 5_000);
  await paid(booking, 5_000, { method: 'transfer' });
  expect(await openDrawers()).toEqual(opened);
  const drawer = opened[0]?.reference;
  expect(
    await world.sql(
      `select s.reference as drawer from payments p
        left join cash_sessions s on s.id = p.cash_session_id where p.target = $1 order by p.id`,
      [booking],
    ),
  ).toEqual([{ drawer }, { drawer }, { drawer: null }]);
  const [sum] = await world.sql<{ both: boolean }>(
    `select bool_and((method = 'cash') = (cash_session_id is not null)) as both from payments`,
  );
  expect(sum?.both).toBe(true);
  // An open drawer of this day would be in the way of tests on earlier days.
  staff = await world.goTo('2027-01-16T09:00:00Z');
});

test.each([
  ['nothing is named', {}, 'PAYMENT_TARGET', 'booking'],
  [
    'two things are named',
    { booking: 'B-00000000', subscription: 'S-00000000' },
    'PAYMENT_TARGET',
    'booking',
  ],
  ['the booking is unknown', { booking: 'B-00000000' }, 'REFERENCE_UNKNOWN', 'booking'],
  ['the pack is unknown', { subscription: 'S-00000000' }, 'REFERENCE_UNKNOWN', 'subscription'],
  [
    'it is received tomorrow',
    { booking: 'B-00000000', receivedOn: '2026-11-24' },
    'PAYMENT_IN_FUTURE',
    'receivedOn',
  ],
  ['it is nothing', { booking: 'B-00000000', amountCents: 0 }, 'VALIDATION_FAILED', 'amountCents'],
  [
    'it is a pack’s hours',
    { booking: 'B-00000000', method: 'pack' },
    'PAYMENT_PACK_OF_SHARE',
    'method',
  ],
])('no money when %s', async (_, send, code, field) => {
  const { body } = await staff.http
    .post('/api/payments')
    .send({ amountCents: 100, method: 'cash', ...send })
    .expect(422);
  expect([body.code, body.errorMessages[0].field]).toEqual([code, field]);
});

test('money is not dated long before what it pays for was entered', async () => {
  const booking = await reserve();
  for (const receivedOn of ['1900-01-01', '2026-10-22']) {
    const { body } = await pay(booking, 100, { receivedOn }).expect(422);
    expect([body.code, body.errorMessages[0].field]).toEqual(['PAYMENT_TOO_OLD', 'receivedOn']);
  }
  await pay(booking, 100, { receivedOn: '2026-10-23' }).expect(201);
});

test('a key makes a payment once', async () => {
  const booking = await reserve();
  const send = () => pay(booking, 10_000).set('idempotency-key', 'once');
  const [first, second] = [await send().expect(201), await send().expect(201)];
  expect(second.body).toEqual(first.body);
  expect(await read(booking)).toMatchObject({ paidCents: 10_000 });
  expect((await pay(booking, 5_000).set('idempotency-key', 'once').expect(422)).body.code).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
});

test('the database itself refuses to change or remove a payment', async () => {
  await expect(world.sql('update payments set amount_cents = 1')).rejects.toThrow();
  await expect(world.sql('delete from payments')).rejects.toThrow();
});
