import { addMinutes } from '@five/shared/time/wall-time';
import { VenueClock } from '../../src/platform/clock/venue-clock.ts';
import { day } from '../factories.ts';
import { type Owner, posted } from './owners.ts';
import type { TestServer } from './test-server.ts';
import { tinyPdf } from '../tiny-pdf.ts';

/**
 * Returns an hour that no other record uses. Hours are given out from 9:00 to 21:00, day after day.
 */
export function freeHour(server: TestServer): { date: string; startTime: string; endTime: string } {
  const hour = server.world.next('hour') - 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: day(server.world, 2 + Math.floor(hour / 12)),
    startTime: `${two(9 + (hour % 12))}:00`,
    endTime: `${two(10 + (hour % 12))}:00`,
  };
}

export const newPackPricing = (server: TestServer): Promise<string> =>
  posted(server, 'pricings', {
    type: 'pack',
    name: { fr: 'Pack' },
    numberOfHours: 10,
    totalCents: 250_000,
  });

/** An unpaid pack that staff sold to the owner. */
export async function newPack(
  server: TestServer,
  owner: Owner,
  paymentMethod = 'cash',
): Promise<string> {
  const { http } = await server.person('staff');
  const { user } = await server.person(owner);
  const [customer] = await server.world.sql<{ reference: string }>(
    'select c.reference from customers c join users u on u.id = c.user_id where u.reference = $1',
    [user.reference],
  );
  const pricing = await newPackPricing(server);
  const { body } = await http
    .post('/api/subscriptions')
    .send({
      pricing,
      paymentMethod,
      acceptConditions: true,
      customer: { reference: customer?.reference },
    })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

export async function paidPack(server: TestServer, owner: Owner): Promise<string> {
  const subscription = await newPack(server, owner);
  const { http } = await server.person('staff');
  await http
    .post('/api/payments')
    .send({ subscription, amountCents: 250_000, method: 'cash' })
    .expect(201);
  return subscription;
}

/**
 * A pending booking of the owner. Staff make the booking, so that unverified players can have a
 * booking too.
 */
export async function newBooking(
  server: TestServer,
  owner: Owner,
  paymentMethod = 'cash',
): Promise<string> {
  const { http } = await server.person('staff');
  const { body } = await http
    .get(`/api/users/${(await server.person(owner)).reference}`)
    .expect(200);
  const { customer } = body as { customer: string };
  return posted(server, 'bookings', {
    ...freeHour(server),
    pitch: 'P3',
    paymentMethod,
    acceptRules: true,
    confirm: false,
    customer: { reference: customer },
  });
}

/**
 * Returns a weekly series of two dates in an hour that no other record uses, on a pitch that only
 * series use.
 */
export function freeSeries({ world }: TestServer): Record<string, unknown> {
  const hour = world.next('weekly hour') - 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: day(world, 2 + (Math.floor(hour / 12) % 7) + 14 * Math.floor(hour / 84)),
    startTime: `${two(9 + (hour % 12))}:00`,
    endTime: `${two(10 + (hour % 12))}:00`,
    pitch: 'P2',
    weeks: 2,
  };
}

/**
 * Returns the body of a request that creates this series: its plan, the hash of its current
 * preview, the payment method and the consent.
 */
export async function plannedSeries(
  server: TestServer,
  wish: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { http } = await server.person('staff');
  const { body } = await http.post('/api/series_preview').send(wish).expect(200);
  return {
    ...wish,
    hash: (body as { data: { hash: string } }).data.hash,
    paymentMethod: 'cash',
    acceptRules: true,
  };
}

/**
 * A pending series of the owner. Staff make the series, so that unverified players can have a
 * series too.
 */
export async function newSeries(server: TestServer, owner: Owner): Promise<string> {
  const { http } = await server.person('staff');
  const { body } = await http
    .get(`/api/users/${(await server.person(owner)).reference}`)
    .expect(200);
  const { customer } = body as { customer: string };
  return posted(server, 'series', {
    ...(await plannedSeries(server, { ...freeSeries(server), customer: { reference: customer } })),
    confirm: false,
  });
}

/** A series whose hour is also reserved for the owner in the following weeks. */
export async function seriesWithReservedHours(server: TestServer, owner: Owner): Promise<string> {
  const reference = await newSeries(server, owner);
  await server.world.sql(
    'update series set asked_at = now(), kept_until = $2 where reference = $1',
    [reference, day(server.world, 7)],
  );
  return reference;
}

/** A booking of the owner to be paid in cash. The owner also has a pack with prepaid hours. */
export async function cashBookingWithPack(server: TestServer, owner: Owner): Promise<string> {
  await paidPack(server, owner);
  return newBooking(server, owner);
}

export async function partlyPaid(server: TestServer, made: Promise<string>): Promise<string> {
  const booking = await made;
  await posted(server, 'payments', { booking, amountCents: 1_000, method: 'cash' });
  return booking;
}

/**
 * Uploads a transfer proof for a booking or pack of the player, and returns the reference of that
 * booking or pack.
 */
export async function withProof(
  server: TestServer,
  kind: string,
  made: Promise<string>,
): Promise<string> {
  const [reference, { http }] = [await made, await server.person('player')];
  await http
    .post(`/api/${kind}/${reference}/proof`)
    .attach('file', tinyPdf(), 'virement.pdf')
    .expect(200);
  return reference;
}

/**
 * Instant at which the first past booking of a test server was created. Past hours are counted back
 * from this instant. The clock advances during a run, so hours counted from the current time would
 * overlap.
 */
const begunAt = new WeakMap<TestServer, string>();

/** A confirmed booking that ended within the last day. */
export async function playedBooking(server: TestServer, owner: Owner): Promise<string> {
  return endBooking(server, await newBooking(server, owner));
}

/** Number of past hours on each pitch, less than the hours in which a no-show can be recorded. */
const PAST_HOURS = 22;
const PITCH = 'select id from pitches order by id offset $3 limit 1';

/** Moves a booking into the past, to an hour of its own: on the first pitch, then on the next. */
export async function endBooking(server: TestServer, reference: string): Promise<string> {
  const begun = begunAt.get(server) ?? server.world.app.get(VenueClock).now();
  begunAt.set(server, begun);
  const hours = server.world.next('hour ago') - 1;
  const end = addMinutes(begun, -60 * (hours % PAST_HOURS));
  const pitch = Math.floor(hours / PAST_HOURS);
  const period = `[${addMinutes(end, -60)},${end})`;
  await server.world.sql(
    `update occupancies set period = $2, lapses_at = null, pitch_id = (${PITCH})
      where kind = 'booking' and holder = $1`,
    [reference, period, pitch],
  );
  await server.world.sql(
    `update bookings set period = $2, status = 'confirmed', hold_expires_at = null,
      pitch_id = (${PITCH}) where reference = $1`,
    [reference, period, pitch],
  );
  return reference;
}
