import type { DataSource } from 'typeorm';
import { connectWithRetry, dataSourceOptions } from '../src/platform/database/data-source.ts';
import { isStalePlan, PreparedNames } from '../src/platform/database/pipelining-client.ts';
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

const preparedTexts = async () =>
  (await source.query<{ statement: string }[]>('select statement from pg_prepared_statements')).map(
    ({ statement }) => statement,
  );
const ask = (text: string, value: unknown) =>
  source.query<Record<string, unknown>[]>(text, [value]);

test('a frequently repeated statement is prepared; one that runs twice is not', async () => {
  const [often, seldom] = ['select $1::int + 1 as sum', 'select $1::int + 2 as sum'];
  for (let times = 0; times < 30; times++)
    expect(await ask(often, times)).toEqual([{ sum: times + 1 }]);
  await ask(seldom, 1);
  await ask(seldom, 2);
  const texts = await preparedTexts();
  expect(texts).toContain(often);
  expect(texts).not.toContain(seldom);
});

test('a process that runs thousands of different statements keeps at most 200 prepared', () => {
  const names = new PreparedNames();
  const given = new Set<string>();
  for (let text = 0; text < 3_000; text++)
    for (let times = 0; times < 25; times++) given.add(names.of(`select ${text}, $1`) ?? '');
  given.delete('');
  expect(given.size).toBe(200);
});

test('a prepared statement on a migrated table fails once and is planned again', async () => {
  await source.query('create table migrated (one int)');
  await source.query('insert into migrated values (1)');
  const text = 'select * from migrated where one = $1';
  for (let times = 0; times < 30; times++) await ask(text, 1);
  await source.query("alter table migrated add column two text not null default 'new'");
  const failure: unknown = await ask(text, 1).catch((error: unknown) => error);
  expect(isStalePlan((failure as { driverError: unknown }).driverError)).toBe(true);
  expect(await ask(text, 1)).toEqual([{ one: 1, two: 'new' }]);
});
