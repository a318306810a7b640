import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { examine } from '../src/commands/examine.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { makeMembers, type Member, joinWaitlist } from './waitlist-helpers.ts';
import { interleave } from './interleave.ts';
import { PASSWORD, type Person } from './people.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  await world.app.get(Jobs).pause();
});
afterEach(async () =>
  expect(
    await world.sql(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    ),
  ).toEqual([{ deadlocks: 0 }]),
);
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const dataOf = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;

/** Creates two players without bookings. */
async function newcomers(): Promise<[Member, Member]> {
  const [one, other] = await makeMembers(world, 2);
  if (!one || !other) throw new Error('a person is missing');
  return [one, other];
}

async function seriesAt(
  startTime: string,
  by: Pick<Member, 'http'>,
): Promise<{ reference: string; dates: string[] }> {
  const plan = {
    date: MONDAY,
    startTime,
    endTime: `${Number(startTime.slice(0, 2)) + 1}:00`,
    pitch: 'P1',
    weeks: 3,
  };
  const { hash } = dataOf<SeriesPlanAnswer>(
    await by.http.post('/api/series_preview').send(plan).expect(200),
  );
  const series = dataOf<SeriesAnswer>(
    await by.http
      .post('/api/series')
      .send({ ...plan, hash, paymentMethod: 'cash', acceptRules: true })
      .expect(201),
  );
  return { reference: series.reference, dates: series.bookings.map(({ reference }) => reference) };
}

test('a payment and a confirmation on one series do not deadlock; confirmed once', async () => {
  const {
    reference,
    dates: [first = '', second = ''],
  } = await seriesAt('10:00', (await newcomers())[0]);
  expect(
    await interleave(
      world,
      { table: 'bookings', reference: first },
      () => staff.http.post(`/api/bookings/${first}/confirm`).send({}),
      () =>
        staff.http
          .post('/api/payments')
          .send({ booking: second, amountCents: 1_000, method: 'cash' }),
    ),
  ).toEqual([200, 201]);
  expect(
    await world.sql(
      `select count(*)::int from audit where act = 'series.confirm' and subject = $1`,
      [reference],
    ),
  ).toEqual([{ count: 1 }]);
});

test('accepting an offer locks the customer before the place, avoiding a deadlock', async () => {
  const [holder, first] = await newcomers();
  const booking = dataOf<BookingAnswer>(
    await holder.http
      .post('/api/bookings')
      .send(wish({ startTime: '12:00', endTime: '13:00', pitch: 'P1' }))
      .expect(201),
  );
  await holder.http
    .post('/api/bookings')
    .send(wish({ startTime: '14:00', endTime: '15:00', pitch: 'P1' }))
    .expect(201);
  const place = await joinWaitlist(first, { startTime: '12:00', endTime: '13:00', pitch: 'P1' });
  await holder.http.delete(`/api/bookings/${booking.reference}`).expect(200);
  const [card] = await world.sql<{ reference: string }>(
    'select c.reference from customers c join users u on u.id = c.user_id where u.reference = $1',
    [first.reference],
  );
  expect(
    await interleave(
      world,
      { table: 'customers', reference: card?.reference ?? '' },
      () =>
        first.http
          .post('/api/waiting')
          .send({ date: MONDAY, startTime: '14:00', endTime: '15:00', pitch: 'P1' }),
      () =>
        first.http
          .post(`/api/waiting/${place.reference}/take`)
          .send({ paymentMethod: 'cash', acceptRules: true }),
    ),
  ).toEqual([201, 201]);
});

/**
 * Runs an erasure and a booking of the same person concurrently. `startTime` is the hour of the
 * booking.
 */
async function eraseConcurrently(
  startTime: string,
  order: ('erase' | 'book')[],
): Promise<{ statuses: number[]; remaining: number }> {
  const person = await world.register({}, { verified: false });
  await world.sql('update users set verified_at = created_at where reference = $1', [
    person.reference,
  ]);
  const [card] = await world.sql<{ id: number; reference: string }>(
    `select c.id, c.reference from customers c join users u on u.id = c.user_id
      where u.reference = $1`,
    [person.reference],
  );
  const calls = {
    erase: () => person.http.delete('/api/auth/field').send({ password: PASSWORD }),
    book: () =>
      person.http
        .post('/api/bookings')
        .send(wish({ startTime, endTime: `${Number(startTime.slice(0, 2)) + 1}:00`, pitch: 'P1' })),
  };
  const statuses = await interleave(
    world,
    { table: 'customers', reference: card?.reference ?? '' },
    ...order.map((call) => calls[call]),
  );
  return {
    statuses,
    remaining: (await world.sql('select 1 from bookings where customer_id = $1', [card?.id]))
      .length,
  };
}

test('concurrent booking and account erasure: only one of them succeeds', async () => {
  expect(await eraseConcurrently('16:00', ['erase', 'book'])).toEqual({
    statuses: [200, 401],
    remaining: 0,
  });
  expect(await eraseConcurrently('17:00', ['book', 'erase'])).toEqual({
    statuses: [201, 409],
    remaining: 1,
  });
});
