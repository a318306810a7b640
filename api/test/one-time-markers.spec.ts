import type { DataSource } from 'typeorm';
import { connectWithRetry, dataSourceOptions } from '../src/platform/database/data-source.ts';
import { createDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createDatabase();
  source = await connectWithRetry(dataSourceOptions(database.url, [], 1));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(() => database.sql('delete from one_time_markers'));

const namesOf = async (table: string) =>
  (await database.sql<{ name: string }>(`select name from ${table} order by 1`)).map(
    ({ name }) => name,
  );

/** Undoes the migration that made the table of markers, and all later ones. */
async function undoMarkers(): Promise<void> {
  const isDone = async () => (await database.sql(MADE)).length > 0;
  while (await isDone()) await source.undoLastMigration();
}

const MADE = `select 1 from migrations where name = 'OneTimeMarkers1790000000036'`;
const MARKERS = ['demo', 'demo begins venue', 'demo told', 'demo venue', 'field key 1a2b'];

test('markers of an older database move to their own table, the cache counters stay', async () => {
  await undoMarkers();
  const counters = await namesOf('versions');
  await database.sql('insert into versions (name) select unnest($1::text[])', [MARKERS]);
  await source.runMigrations();
  expect(await namesOf('one_time_markers')).toEqual(MARKERS);
  expect(await namesOf('versions')).toEqual(counters);
  expect(counters).toContain('venue');
});

test('the down migration returns the markers to their former table', async () => {
  await database.sql('insert into one_time_markers (name) select unnest($1::text[])', [MARKERS]);
  await undoMarkers();
  expect(await namesOf('versions')).toEqual(expect.arrayContaining(MARKERS));
  await source.runMigrations();
  expect(await namesOf('one_time_markers')).toEqual(MARKERS);
});
