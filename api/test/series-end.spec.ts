import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { OccupanciesQueries } from '../src/slots/occupancies.queries.ts';
import { makeMembers, placeOf, joinWaitlist } from './waitlist-helpers.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

/**
 * First date of the series (Tuesday, 20:00 to 21:00). The test clock starts on the day before,
 * Monday.
 */
const TUESDAY = '2026-11-24';
const RENEWAL_REQUEST_AT = '2026-12-05T09:00:00Z';
const AFTER = '2026-12-22';

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  for (const task of [
    'bookings.expire',
    'bookings.expireSeries',
    'bookings.complete',
    'series.ask',
    'series.lapse',
    'waiting.fill',
  ])
    await world.app.get(Jobs).pause(task);
});
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  await world.sql(
    `delete from waiting_entries; delete from occupancies; update bookings
      set status = 'cancelled', hold_expires_at = null where status <> 'cancelled'; update series
      set kept_until = null, asked_at = now()`,
  );
  player = await world.register();
});

const plan = (changes: Record<string, unknown> = {}) => ({
  date: TUESDAY,
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  weeks: 4,
  ...changes,
});
async function made(changes: Record<string, unknown> = {}, by = player): Promise<SeriesAnswer> {
  const { body } = await by.http.post('/api/series_preview').send(plan(changes)).expect(200);
  const { hash } = (body as { data: SeriesPlanAnswer }).data;
  return (
    (
      await by.http
        .post('/api/series')
        .send({ ...plan(changes), paymentMethod: 'cash', acceptRules: true, hash })
        .expect(201)
    ).body as { data: SeriesAnswer }
  ).data;
}
/** Creates an active series for which no continuation request has been sent to the holder yet. */
async function activeSeries(
  changes: Record<string, unknown> = {},
  by = player,
): Promise<SeriesAnswer> {
  const series = await made(changes, by);
  if (series.state === 'pending')
    await staff.http.post(`/api/series/${series.reference}/confirm`).expect(200);
  await world.sql('update series set asked_at = null where reference = $1', [series.reference]);
  return series;
}
async function sweep(at = RENEWAL_REQUEST_AT): Promise<void> {
  staff = await world.goTo(at);
  await world.app.get(Jobs).run('series.ask');
}
const read = async ({ reference }: Pick<SeriesAnswer, 'reference'>) =>
  (await staff.http.get(`/api/series/${reference}`).expect(200)).body as SeriesAnswer;
const reservedHours = ({ reference }: Pick<SeriesAnswer, 'reference'>) =>
  world.sql(`select 1 from occupancies where kind = 'series' and holder = $1`, [reference]);
const hasRenewalRequest = async ({ reference }: Pick<SeriesAnswer, 'reference'>) =>
  (
    await world.sql<{ asked: boolean }>(
      'select asked_at is not null as asked from series where reference = $1',
      [reference],
    )
  )[0]?.asked;
const bookSlot = async (changes: Record<string, unknown>) =>
  (
    (
      await staff.http
        .post('/api/bookings')
        .send(
          wish({
            startTime: '20:00',
            endTime: '21:00',
            pitch: 'P1',
            customer: { name: 'Karim Alami' },
            ...changes,
          }),
        )
        .expect(201)
    ).body as { data: BookingAnswer }
  ).data;

test('hours on a closed pitch are not kept; other series get the renewal question', async () => {
  const [closed, other] = [
    await activeSeries({ pitch: 'P2' }),
    await activeSeries({}, await world.register()),
  ];
  await world.sql(`update pitches set active = false where code = 'P2'`);
  try {
    await sweep();
  } finally {
    await world.sql(`update pitches set active = true where code = 'P2'`);
  }
  expect([
    await hasRenewalRequest(closed),
    (await read(closed)).keptUntil,
    await reservedHours(closed),
  ]).toEqual([true, null, []]);
  expect((await read(other)).keptUntil).toBe('2026-12-08');
});

test('a failed renewal question is retried in the next sweep and delays no other', async () => {
  const [broken, unaffected] = [
    await activeSeries(),
    await activeSeries({ pitch: 'P2' }, await world.register()),
  ];
  await world.sql(`create function refuse() returns trigger language plpgsql as $$ begin if
    new.holder = '${broken.reference}' then raise 'broken'; end if; return new; end $$;
    create trigger refuse before insert on occupancies for each row execute function refuse()`);
  try {
    await sweep();
  } finally {
    await world.sql('drop trigger refuse on occupancies; drop function refuse()');
  }
  expect([await hasRenewalRequest(broken), await hasRenewalRequest(unaffected)]).toEqual([
    false,
    true,
  ]);
  await sweep();
  expect((await read(broken)).keptUntil).toBe('2026-12-08');
});

test('the owner of a shortened series gets no renewal question', async () => {
  const series = await activeSeries();
  await player.http
    .post(`/api/series/${series.reference}/cancel`)
    .send({ from: '2026-12-15' })
    .expect(200);
  await sweep();
  expect([
    await hasRenewalRequest(series),
    (await read(series)).keptUntil,
    await reservedHours(series),
  ]).toEqual([true, null, []]);
});

test('with its last date ahead, cancelled one by one, what was kept comes free', async () => {
  const series = await activeSeries();
  await sweep();
  player = await world.login(player.email);
  const [third, fourth] = series.bookings.slice(2);
  await player.http
    .delete(`/api/bookings/${third?.reference ?? ''}`)
    .send({})
    .expect(200);
  expect((await read(series)).keptUntil).toBe('2026-12-08');
  await player.http
    .delete(`/api/bookings/${fourth?.reference ?? ''}`)
    .send({})
    .expect(200);
  expect([(await read(series)).keptUntil, await reservedHours(series)]).toEqual([null, []]);
  await bookSlot({ date: AFTER });
});

test('two concurrent requests for kept hours past their deadline end them only once', async () => {
  const series = await activeSeries();
  await sweep();
  staff = await world.goTo('2026-12-09T00:00:30Z');
  await Promise.all(['2026-12-22', '2026-12-29', '2027-01-05'].map((date) => bookSlot({ date })));
  expect(
    await world.sql(`select 1 from audit where act = 'series.lapse' and subject = $1`, [
      series.reference,
    ]),
  ).toHaveLength(1);
});

test('the reminder of a pending series lists only dates that are still pending', async () => {
  const { reference, bookings } = await made();
  const queued = async () =>
    (
      await world.sql<{ dates: string }>(
        `select parameters ->> 'dates' as dates from outbox where event = $1 and channel = 'mail'
          and withdrawn_at is null`,
        [`seriesReminder:${reference}`],
      )
    ).map(({ dates }) => dates);
  const cancel = (index: number) =>
    player.http
      .delete(`/api/bookings/${bookings[index]?.reference ?? ''}`)
      .send({})
      .expect(200);
  expect(await queued()).toEqual(['4']);
  await cancel(1);
  expect(await queued()).toEqual(['3']);
  await player.http
    .post(`/api/series/${reference}/cancel`)
    .send({ from: '2026-12-15' })
    .expect(200);
  expect(await queued()).toEqual(['2']);
  await cancel(0);
  await cancel(2);
  expect(await queued()).toEqual([]);
});

test('the desk lets kept hours go for their holder', async () => {
  const series = await activeSeries();
  await sweep();
  await staff.http.post(`/api/series/${series.reference}/decline`).expect(200);
  expect([(await read(series)).keptUntil, await reservedHours(series)]).toEqual([null, []]);
});

test('hours are not kept for a phone customer, because no answer is possible', async () => {
  const series = await activeSeries(
    { customer: { name: 'Hamza Tazi', phone: '+212661122334' } },
    staff,
  );
  await sweep();
  expect([
    await hasRenewalRequest(series),
    (await read(series)).keptUntil,
    await reservedHours(series),
  ]).toEqual([true, null, []]);
  await bookSlot({ date: AFTER });
});

/**
 * Creates a booking whose hold has ended, and a customer on the waiting list for its hour. The job
 * that expires bookings has not run, so the hour is neither free nor offered to that customer.
 * Returns a function that reads the status of the waiting list entry.
 */
async function expiredHoldWithWaitlist(date: string): Promise<() => Promise<string>> {
  const [owner, waits] = await makeMembers(world, 2);
  if (!owner || !waits) throw new Error('a person is missing');
  const slot = { date, startTime: '20:00', endTime: '21:00', pitch: 'P1' };
  await owner.http.post('/api/bookings').send(wish(slot)).expect(201);
  const { reference } = await joinWaitlist(waits, slot);
  staff = await world.goTo('2026-11-23T10:05:00Z');
  player = await world.login(player.email);
  return async () => (await placeOf(waits, reference)).status;
}

test('an hour with a waiting list is a conflict in the plan, also if a hold expired', async () => {
  await expiredHoldWithWaitlist('2026-12-01');
  const { body } = await player.http.post('/api/series_preview').send(plan()).expect(200);
  expect((body as { data: SeriesPlanAnswer }).data.dates.map(({ state }) => state)).toEqual([
    'ready',
    'conflict',
    'ready',
    'ready',
  ]);
});

test('a series that meets an expired hold offers its hour to the waiting list', async () => {
  const { body } = await player.http.post('/api/series_preview').send(plan()).expect(200);
  const { hash } = (body as { data: SeriesPlanAnswer }).data;
  const status = await expiredHoldWithWaitlist('2026-12-01');
  const queries = world.app.get(OccupanciesQueries);
  const among = queries.among.bind(queries);
  // Reads of occupancies within the transaction return nothing, so the check of the plan finds no
  // conflict. This simulates a waiting list entry that is added after that check.
  queries.among = async (periods, runner) => (runner ? [] : among(periods));
  try {
    expect(
      (
        await player.http
          .post('/api/series')
          .send({ ...plan(), paymentMethod: 'cash', acceptRules: true, hash })
          .expect(409)
      ).body,
    ).toMatchObject({ code: 'SERIES_CHANGED' });
  } finally {
    queries.among = among;
  }
  expect(await status()).toBe('offered');
});

test('a block on an expired hold is refused, and the waiting list gets the hour', async () => {
  const status = await expiredHoldWithWaitlist('2026-12-01');
  const block = {
    pitch: 'P1',
    date: '2026-12-01',
    startTime: '20:00',
    endTime: '21:00',
    reason: 'Filets',
  };
  expect((await staff.http.post('/api/blocks').send(block).expect(409)).body).toMatchObject({
    code: 'BLOCK_SLOT_TAKEN',
  });
  expect(await status()).toBe('offered');
});
