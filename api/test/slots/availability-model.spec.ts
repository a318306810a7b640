import fc from 'fast-check';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays } from '@five/shared/time/wall-time';
import pg from 'pg';
import { VenueClock } from '../../src/platform/clock/venue-clock.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { VenueSettings } from '../../src/settings/venue-settings.ts';
import { AvailabilityQueries } from '../../src/slots/availability.queries.ts';
import { OccupanciesQueries } from '../../src/slots/occupancies.queries.ts';
import { OccupiedPeriods } from '../../src/slots/occupied-periods.ts';
import { PitchesQueries } from '../../src/slots/pitches.queries.ts';
import { SlotPrices } from '../../src/slots/slot-prices.ts';
import type { Person } from '../people.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? 4);
const RUN_MS = 30_000;
const [MINUTE_MS, DAY_MS] = [60_000, 24 * 60 * 60_000];
/** Two other writers on the database, such as processes. Each writes to a pitch of its own. */
const WRITERS = ['P1', 'P2'] as const;
const CONNECTIONS: pg.Client[] = [];
/** The bookings of the player are on the third pitch. */
const OWN_PITCH = 'P3';

let world: World;
let player: Person;
let staff: Person;
let date = MONDAY;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  player = await world.player();
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000, horizon_days = 700');
  await world.app.get(Jobs).pause();
  while (CONNECTIONS.length < WRITERS.length) CONNECTIONS.push(await connect());
});
afterAll(async () => {
  for (const connection of CONNECTIONS) await connection.end();
  await world.close();
});
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  player = await world.login(player.email);
});

async function connect(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: world.databaseUrl });
  connection.on('error', () => undefined);
  await connection.connect();
  return connection;
}

/** Writes of another connection; each stays invisible until its transaction is committed. */
const WRITES = {
  occupy: `insert into occupancies (pitch_id, period, kind, holder, lapses_at, created_at)
    select id, tsrange($2::timestamp, $2::timestamp + interval '1 hour'), 'match', 'M-TEST', $3, $3
    from pitches where code = $1 on conflict do nothing`,
  extend: `update occupancies set lapses_at = $3 where lower(period) = $2
    and pitch_id = (select id from pitches where code = $1)`,
  free: `delete from occupancies where lower(period) = $2 and $3::timestamptz is not null
    and pitch_id = (select id from pitches where code = $1)`,
};
const OWN = ['book', 'cancel', 'move', 'block'] as const;

const hour = fc.integer({ min: 10, max: 13 });
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constantFrom('occupy', 'extend', 'free'), hour }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('commit', 'rollback'), hour }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom(...OWN), hour }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pass'), hour }) },
);
type Act = { writer: number } & (typeof act extends fc.Arbitrary<infer One> ? One : never);
const acts = fc.array(
  fc.tuple(fc.nat(WRITERS.length - 1), act).map(([writer, one]): Act => ({ writer, ...one })),
  { minLength: 8, maxLength: 25 },
);

const story = (text: string): [Act[]] => [
  text.split(', ').map((words) => {
    const [what, writer] = words.split(' ');
    return { what, writer: Number(writer), hour: 10 } as Act;
  }),
];
/** The later transaction is committed first; a hold is extended; a hold expires. */
const STORIES = [
  story('occupy 0, occupy 1, commit 1, commit 0, free 0, free 1, commit 1, commit 0'),
  story('occupy 0, commit 0, extend 0, pass 0, extend 0, commit 0, extend 0, rollback 0'),
  story('occupy 0, commit 0, pass 0, pass 0, extend 0, commit 0, pass 0, pass 0'),
];

async function perform({ what, writer, hour: at }: Act): Promise<void> {
  const connection = CONNECTIONS[writer];
  const start = `${date} ${at}:00`;
  const end = new Date(world.clock.now().getTime() + 5 * MINUTE_MS);
  if (what === 'occupy' || what === 'extend' || what === 'free')
    await connection?.query(WRITES[what], [WRITERS[writer], start, end]);
  else if (what === 'commit' || what === 'rollback') await connection?.query(`${what}; begin`);
  else if (what === 'pass') world.clock.set(new Date(world.clock.now().getTime() + 3 * MINUTE_MS));
  else await performOwn(what, at);
}

/** Performs a write of this process; a refusal, for example of a taken slot, changes nothing. */
async function performOwn(what: (typeof OWN)[number], at: number): Promise<void> {
  const times = { date, startTime: `${at}:00`, endTime: `${at + 1}:00` };
  const [standing] = await world.sql<{ reference: string }>(
    `select reference from bookings where status = 'pending' and opening_day = $1
      order by id desc limit 1`,
    [date],
  );
  const path = `/api/bookings/${standing?.reference ?? ''}`;
  if (what === 'book')
    await player.http.post('/api/bookings').send(wish({ ...times, pitch: 'P3' }));
  else if (what === 'block')
    await staff.http.post('/api/blocks').send({ ...times, pitch: OWN_PITCH, reason: 'Filet' });
  else if (standing && what === 'move') await staff.http.put(path).send({ startTime: `${at}:00` });
  else if (standing) await staff.http.delete(path).send({});
}

/** The answer for a day, and the one that is computed without anything kept. */
async function compare(): Promise<void> {
  const [visitor, desk] = [world.http, staff.http];
  for (const [http, isDesk] of [[visitor, false] as const, [desk, true] as const]) {
    const { body } = await http.get('/api/availability').query({ date, days: 1 }).expect(200);
    expect(body).toEqual(await computed(isDesk));
  }
}

async function computed(desk: boolean): Promise<unknown> {
  const { app } = world;
  const fresh = new AvailabilityQueries(
    app.get(VenueSettings),
    app.get(PitchesQueries),
    new OccupiedPeriods(app.get(OccupanciesQueries)),
    app.get(SlotPrices),
    app.get(VenueClock),
  );
  const days = await fresh.days({ date, days: 1, tariffId: null, desk, locale: 'fr' });
  return JSON.parse(JSON.stringify(days));
}

test(
  'each read equals a new computation, whatever was committed or expired before it',
  async () => {
    let days = 0;
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        world.clock.set(new Date(MONDAY_MORNING));
        date = addDays(MONDAY, 2 + days++);
        for (const connection of CONNECTIONS) await connection.query('begin');
        for (const one of steps) {
          await perform(one);
          await compare();
        }
        for (const connection of CONNECTIONS) await connection.query('rollback');
      }),
      { numRuns: RUNS, examples: STORIES },
    );
  },
  RUNS * RUN_MS,
);

const slotsAt = async (startTime: string) => {
  const { body } = await world.http.get('/api/availability').query({ date }).expect(200);
  return (body as AvailabilityDay[])[0]?.pitches.map(({ slots }) =>
    slots.find((slot) => slot.startTime === startTime),
  );
};

test('a price, a pitch and the opening hours apply to the next read', async () => {
  date = addDays(MONDAY, 600);
  const { http } = await world.admin();
  expect((await slotsAt('10:00'))?.map((slot) => slot?.state)).toEqual(['free', 'free', 'free']);
  const { body } = await http.get('/api/pricings').expect(200);
  const price = (body as { reference: string; durationMinutes: number }[]).find(
    ({ durationMinutes }) => durationMinutes === 60,
  );
  await http
    .put(`/api/pricings/${price?.reference ?? ''}`)
    .send({ totalCents: 12_300 })
    .expect(200);
  expect(JSON.stringify(await slotsAt('10:00'))).toContain('12300');
  await http.put('/api/pitches/P3').send({ active: false }).expect(200);
  expect((await slotsAt('10:00'))?.map((slot) => slot?.state)).toEqual(['free', 'free']);
  await http.put('/api/pitches/P3').send({ active: true }).expect(200);
  await http
    .put('/api/venue')
    .send({ exceptions: [{ from: date, to: date, intervals: [] }] })
    .expect(200);
  expect((await slotsAt('10:00'))?.some(Boolean)).toBe(false);
});

test('an answer changes with the clock at midnight', async () => {
  const { body: before } = await world.http.get('/api/availability').expect(200);
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + DAY_MS));
  const { body: after } = await world.http.get('/api/availability').expect(200);
  const dateOf = (body: unknown) => (body as AvailabilityDay[])[0]?.date;
  expect([dateOf(before), dateOf(after)]).toEqual([MONDAY, addDays(MONDAY, 1)]);
});
