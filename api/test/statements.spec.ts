import type pg from 'pg';
import { type Logger, DataSource } from 'typeorm';
import { PgListener } from '../src/platform/database/pg-listener.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { eventually } from './eventually.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let player: Person;
const queries: string[] = [];
/** Number of SQL queries in each network write to the database. */
const written: number[] = [];

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  player = await world.player();
  await world.sql('update venue set max_pending = 100, max_upcoming = 100');
  await heardAll();
  // This booking fills the caches before the measurement.
  await player.http.post('/api/bookings').send(wish()).expect(201);
  await world.mails(player.email);
  await world.app.get(Jobs).pause();
  const listener: Partial<Logger> = {
    logQuery: (query) => void queries.push(query.replace(/\s+/g, ' ').trim()),
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
  };
  world.app.get(DataSource).logger = listener as Logger;
  watchWrites(world.app.get(DataSource));
});
afterAll(() => world.close());
beforeEach(() => {
  queries.splice(0);
  written.splice(0);
});

/**
 * Waits until all earlier change notifications of the database have arrived. A notification that
 * arrives during a measurement would empty a cache and cause an additional query.
 */
async function heardAll(): Promise<void> {
  let heard = false;
  world.app.get(PgListener).on('version', (name) => (heard ||= name === 'everything before'));
  expect(
    await eventually(async () => {
      await world.sql("select pg_notify('version', 'everything before')");
      return heard;
    }, Boolean),
  ).toBe(true);
}

/**
 * Whether an SQL query belongs to the measured request. Queries of the outbox dispatcher do not.
 */
const ofRequest = (text: string) =>
  text.includes('insert into bookings') || !text.includes('outbox');
const statements = () => queries.filter(ofRequest);

const reserve = (startTime: string, endTime: string, headers: Record<string, string> = {}) =>
  player.http.post('/api/bookings').set(headers).send(wish({ startTime, endTime }));

test('a booking alone makes two database round trips, or three with a key', async () => {
  await reserve('10:00', '11:00').expect(201);
  expect(statements().map(verb)).toEqual([
    'start',
    'customer',
    'standing',
    'occupy',
    'store',
    'commit',
  ]);
  expect(written.splice(0)).toEqual([4, 2]);
  queries.splice(0);
  await reserve('11:00', '12:00', { 'idempotency-key': 'counted' }).expect(201);
  expect(statements().map(verb)).toEqual([
    'start',
    'key',
    'customer',
    'standing',
    'occupy',
    'store',
    'key',
    'commit',
  ]);
  expect(written.splice(0)).toEqual([2, 3, 3]);
  const again = await world.login(player.email, player.password);
  queries.splice(0);
  written.splice(0);
  await again.http
    .post('/api/bookings')
    .send(wish({ startTime: '12:00', endTime: '13:00' }))
    .expect(201);
  expect(statements().map(verb)).toEqual([
    'session',
    'start',
    'customer',
    'standing',
    'occupy',
    'store',
    'commit',
  ]);
  expect(written.splice(0)).toEqual([1, 4, 2]);
});

test('a batch of bookings makes three database round trips, also with keys', async () => {
  const inBatch = { pitch: 'P1', startTime: '13:00', endTime: '14:00' };
  await player.http
    .post('/api/bookings')
    .set('idempotency-key', 'in a batch')
    .send(wish(inBatch))
    .expect(201);
  expect(statements().map(verb)).toEqual([
    'start',
    'customer',
    'standing',
    'occupy',
    'store',
    'key',
    'commit',
  ]);
  expect(written.splice(0)).toEqual([3, 1, 3]);
});

test('a day or two weeks of all pitches are read in one statement', async () => {
  await world.http.get('/api/availability').query({ date: MONDAY }).expect(200);
  await player.http.get('/api/availability').query({ date: MONDAY, days: 14 }).expect(200);
  expect(statements().map(verb)).toEqual(['read', 'read']);
  const again = await world.login(player.email, player.password);
  queries.splice(0);
  await again.http.get('/api/availability').query({ date: MONDAY }).expect(200);
  expect(statements().map(verb)).toEqual(['session', 'read']);
});

test('a quote runs no query when the pitch is named', async () => {
  await player.http
    .post('/api/bookings_get_price')
    .send({ date: MONDAY, startTime: '20:00', endTime: '21:00', pitch: 'P1' })
    .expect(200);
  expect(statements()).toEqual([]);
});

/** Counts the SQL queries in each network write, on every connection of the pool. */
function watchWrites(source: DataSource): void {
  const watched = new WeakSet<pg.PoolClient>();
  const pool = (source.driver as unknown as { master: pg.Pool }).master;
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { connection, query } = client as unknown as {
      connection: { stream: { _writev: Write; _write: Write } };
      query: (...args: unknown[]) => unknown;
    };
    let queryCount = 0;
    const counting = (write: Write): Write =>
      function counted(this: unknown, ...args) {
        if (queryCount > 0) written.push(queryCount);
        queryCount = 0;
        return write.apply(this, args);
      };
    Object.assign(connection.stream, {
      _write: counting(connection.stream._write),
      _writev: counting(connection.stream._writev),
    });
    Object.assign(client, {
      query: (...args: unknown[]) => {
        if (ofRequest(String((args[0] as { text?: string }).text ?? args[0]))) queryCount += 1;
        return query.apply(client, args);
      },
    });
  });
}

type Write = (...args: unknown[]) => unknown;

function verb(text: string): string {
  if (/^start transaction/i.test(text)) return 'start';
  if (/^commit/i.test(text)) return 'commit';
  if (text.includes('idempotency_keys')) return 'key';
  if (text.includes('sessions s')) return 'session';
  if (text.includes('for update of c')) return 'customer';
  if (text.includes('as upcoming')) return 'standing';
  if (text.includes('insert into occupancies')) return 'occupy';
  if (text.includes('insert into bookings')) return 'store';
  return text.includes('with ordinality d (start') ? 'read' : text;
}
