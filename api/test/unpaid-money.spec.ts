import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { paymentStatusOf } from '@five/shared/bookings/bookings.rules';
import { PAYMENT_STATUS_SQL } from '../src/bookings/record/booking-record.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  await world.sql(
    `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
      where status <> 'cancelled'`,
  );
  [staff, player] = [await world.staff(), await world.register()];
});

const TWO_HOURS = { endTime: '21:00' };
const reserve = async (changes: Record<string, unknown> = {}) =>
  (
    (await player.http.post('/api/bookings').send(wish(changes)).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data.reference;
const pay = (booking: string, amountCents: number, receivedOn = MONDAY) =>
  staff.http
    .post('/api/payments')
    .send({ booking, amountCents, method: 'transfer', receivedOn })
    .expect(201);
const put = (booking: string, changes: Record<string, unknown>) =>
  staff.http.put(`/api/bookings/${booking}`).send(changes).expect(200);
const read = async (booking: string) =>
  (await player.http.get(`/api/bookings/${booking}`).expect(200)).body as BookingAnswer;

/** Creates a paid booking of two hours that is then shortened to one hour. */
async function overpaid(): Promise<string> {
  const booking = await reserve(TWO_HOURS);
  await pay(booking, 55_000, '2026-11-20');
  await put(booking, { endTime: '20:00' });
  return booking;
}

test('a booking contains the amount due and the amount to refund', async () => {
  const booking = await reserve(TWO_HOURS);
  await pay(booking, 20_000);
  expect(await read(booking)).toMatchObject({ dueCents: 35_000, refundCents: 0 });
  expect(await read(await overpaid())).toMatchObject({ dueCents: 0, refundCents: 25_000 });
});

test('a late cancellation forfeits the price, and any amount above it is refunded', async () => {
  const booking = await overpaid();
  await player.http.delete(`/api/bookings/${booking}`).expect(200);
  expect(await read(booking)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'to_refund',
    paidCents: 55_000,
    dueCents: 0,
    refundCents: 25_000,
  });
});

test('lists filter by the computed payment status, for every state and amount', async () => {
  const flags = [false, true];
  const all = BOOKING_STATUSES.flatMap((status) =>
    [0, 100, 300, 400].flatMap((paidCents) =>
      flags.flatMap((forfeited) =>
        flags.map((returned) => ({ status, totalCents: 300, paidCents, forfeited, returned })),
      ),
    ),
  );
  const rows = await world.sql<{ status: string }>(
    `select ${PAYMENT_STATUS_SQL} as status from rows from (jsonb_to_recordset($1::jsonb)
    as (status text, total_cents int, paid_cents int, forfeited boolean, returned boolean)) with
    ordinality as b(status, total_cents, paid_cents, forfeited, returned, position)
    order by position`,
    [
      JSON.stringify(
        all.map(({ totalCents, paidCents, ...rest }) => ({
          ...rest,
          total_cents: totalCents,
          paid_cents: paidCents,
        })),
      ),
    ],
  );
  expect(rows.map(({ status }) => status)).toEqual(all.map(paymentStatusOf));
});

test('a change unsets the payment day if money is due; a cheaper price can set it', async () => {
  const booking = await reserve();
  await pay(booking, 30_000, '2026-11-20');
  expect((await read(booking)).paidOn).toBe('2026-11-20');
  await put(booking, TWO_HOURS);
  expect(await read(booking)).toMatchObject({
    paymentStatus: 'unpaid',
    dueCents: 25_000,
    paidOn: null,
  });
  await put(booking, { endTime: '20:00' });
  expect(await read(booking)).toMatchObject({ paymentStatus: 'paid', paidOn: '2026-11-20' });
});

test('staff can refund a late cancellation or keep the forfeit; players cannot', async () => {
  const cancel = async (keep: boolean | undefined, changes: Record<string, unknown> = {}) => {
    const booking = await reserve(changes);
    await pay(booking, 30_000);
    await staff.http
      .delete(`/api/bookings/${booking}`)
      .send({ reason: 'Annulé trop tard', ...(keep !== undefined && { keep }) })
      .expect(200);
    return read(booking);
  };
  const back = { status: 'cancelled', paymentStatus: 'to_refund', refundCents: 30_000 };
  expect(await cancel(undefined)).toMatchObject(back);
  expect(await cancel(false)).toMatchObject(back);
  expect(await cancel(true)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'paid',
    paidCents: 30_000,
    refundCents: 0,
  });
  expect(await cancel(true, { date: '2026-11-30' })).toMatchObject(back);
  expect(
    (await world.mails(player.email)).filter(({ subject }) =>
      /annulée par le centre/.test(subject),
    ),
  ).toHaveLength(3);
  const own = await reserve();
  await player.http.delete(`/api/bookings/${own}`).send({ keep: true }).expect(422);
});
