import { setTimeout as sleep } from 'node:timers/promises';
import {
  RealtimeConnections,
  type Listener,
} from '../src/platform/realtime/realtime-connections.ts';
import { createDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let connections: RealtimeConnections;
let gaps: number;

beforeAll(async () => {
  database = await createDatabase();
});
beforeEach(() => {
  gaps = 0;
  connections = new RealtimeConnections(database.url);
  connections.afterGap(() => gaps++);
});
afterEach(() => connections.onApplicationShutdown());
afterAll(() => database.drop());

const listeners = async () =>
  (
    await database.sql(
      `select 1 from pg_stat_activity where datname = current_database()
        and application_name = 'five-arena live listener'`,
    )
  ).length;

async function until(count: number): Promise<void> {
  while ((await listeners()) !== count) await sleep(20);
}

test('connections older than the listener are notified of possibly missed events', async () => {
  const listener = await connections.connect();
  expect(gaps).toBe(1);
  listener.release();
});

test('a second listener replaces the first, which is closed and emits no events', async () => {
  const heard: string[] = [];
  const listen = async (name: string): Promise<Listener> => {
    const listener = await connections.connect();
    listener.on('notification', () => heard.push(name));
    listener.on('end', () => heard.push(`${name} ended`));
    await listener.query('listen words');
    return listener;
  };
  await listen('first');
  const second = await listen('second');
  await until(1);
  await connections.query('SELECT pg_notify($1, $2)', ['words', 'x']);
  await second.query('select 1');
  expect(heard).toEqual(['second']);
  second.release();
});
