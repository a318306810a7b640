import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../src/entities.ts';
import { connectWithRetry, dataSourceOptions } from '../../src/platform/database/data-source.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createDatabase();
  source = await connectWithRetry(dataSourceOptions(database.url, ENTITIES, 2));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/**
 * Tables without a TypeORM entity: platform tables that are written only by SQL, and TypeORM's own
 * table of migrations.
 */
const WITHOUT_ENTITY = [
  'audit',
  'idempotency_keys',
  'migrations',
  'rate_limits',
  'socket_io_attachments',
  'one_time_markers',
  'versions',
];

test('migrations and entities define the same schema for every table', async () => {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('every table has an entity or is the platform’s own', async () => {
  const tables = await database.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  expect(
    [...source.entityMetadatas.map(({ tableName }) => tableName), ...WITHOUT_ENTITY].sort(),
  ).toEqual(tables.map(({ name }) => name));
});

test('every constraint has an explicit name that identifies its violation', async () => {
  const constraints = await database.sql<{ name: string; table: string }>(
    `select conname as name, conrelid::regclass::text as table from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'`,
  );
  const foreign = constraints.filter(
    ({ name, table }) => !name.startsWith(table) && !['rate_limits', 'migrations'].includes(table),
  );
  expect(foreign).toEqual([]);
  expect(
    constraints.filter(
      ({ name }) =>
        /^(PK|UQ|FK|REL|CHK)_[0-9a-f]+|_(pkey|key|fkey|check\d*)$/.test(name) &&
        !name.startsWith('PK_'),
    ),
  ).toEqual([]);
});
