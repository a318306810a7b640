import { type Logger, DataSource } from 'typeorm';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let player: Person;
const said: string[] = [];

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  player = await world.player();
  await world.sql('update venue set max_pending = 100, max_upcoming = 100');
  await player.http.post('/api/bookings').send(wish()).expect(201); // what is kept in memory is in memory now
  await world.mails(player.email);
  await world.app.get(Jobs).pause();
  const listener: Partial<Logger> = { logQuery: (query) => void said.push(query.replace(/\s+/g, ' ').trim()), logQueryError: () => undefined, logQuerySlow: () => undefined };
  world.app.get(DataSource).logger = listener as Logger;
});
afterAll(() => world.close());
beforeEach(() => void said.splice(0));

/** Those of the request; what the dispatcher does with the outbox after it is another's business. */
const statements = () => said.filter((text) => text.includes('insert into bookings') || !text.includes('outbox'));

const reserve = (startTime: string, endTime: string, headers: Record<string, string> = {}) => player.http.post('/api/bookings').set(headers).send(wish({ startTime, endTime }));

test('a booking takes six round trips with its session’s check, eight with an idempotency key', async () => {
  await reserve('10:00', '11:00').expect(201);
  expect(statements().map(verb)).toEqual(['start', 'customer', 'occupy', 'store', 'commit']);
  said.splice(0);
  await reserve('11:00', '12:00', { 'idempotency-key': 'counted' }).expect(201);
  expect(statements().map(verb)).toEqual(['start', 'key', 'customer', 'occupy', 'store', 'key', 'commit']);
  said.splice(0);
  const again = await world.login(player.email, player.password);
  said.splice(0);
  await again.http.post('/api/bookings').send(wish({ startTime: '12:00', endTime: '13:00' })).expect(201);
  expect(statements().map(verb)).toEqual(['session', 'start', 'customer', 'occupy', 'store', 'commit']);
});

test('a day of all pitches is read in one statement, two weeks too, and a session’s first read in two', async () => {
  await world.http.get('/api/availability').query({ date: MONDAY }).expect(200);
  await player.http.get('/api/availability').query({ date: MONDAY, days: 14 }).expect(200);
  expect(statements().map(verb)).toEqual(['read', 'read']);
  const again = await world.login(player.email, player.password);
  said.splice(0);
  await again.http.get('/api/availability').query({ date: MONDAY }).expect(200);
  expect(statements().map(verb)).toEqual(['session', 'read']);
});

test('a quote reads nothing where the pitch is named', async () => {
  await player.http.post('/api/bookings_get_price').send({ date: MONDAY, startTime: '20:00', endTime: '21:00', pitch: 'P1' }).expect(200);
  expect(statements()).toEqual([]);
});

function verb(text: string): string {
  if (/^start transaction/i.test(text)) return 'start';
  if (/^commit/i.test(text)) return 'commit';
  if (text.includes('idempotency_keys')) return 'key';
  if (text.includes('from sessions s')) return 'session';
  if (text.includes('for update of c')) return 'customer';
  if (text.includes('insert into occupancies')) return 'occupy';
  if (text.includes('insert into bookings')) return 'store';
  return text.includes('from pitches p join occupancies') ? 'read' : text;
}
