import type { DataSource } from 'typeorm';
import { connectWithRetry, dataSourceOptions } from '../platform/database/data-source.ts';
import { isDone } from '../platform/database/migrate.ts';

type Queries = Pick<DataSource, 'query'>;

/**
 * Marker of a database from which the demo was removed. Such a database never loads the demo again.
 */
export const DEMO_LEFT = 'demo left';

/** SQL that finds the connections of running servers to this database, except its own. */
export const SERVER_CONNECTED = `select 1 from pg_stat_activity
  where datname = current_database() and application_name like 'five-arena l%'
    and pid <> pg_backend_pid()`;

/** Steps of the seed in order. Each step is a separate file and runs once. */
export const SEED_STEP_NAMES = [
  'venue',
  'people',
  'catalogue',
  'week',
  'packs',
  'transfers',
  'series',
  'content',
  'messages',
  'tournaments',
  'academy',
  'attendance',
  'discussions',
  'chats',
  'openMatches',
  'waiting',
] as const;
export type SeedStepName = (typeof SEED_STEP_NAMES)[number];

/** Whether the database contains the demo. */
export async function isDemoFilled(url: string): Promise<boolean> {
  const source = await connectWithRetry(dataSourceOptions(url, [], 1));
  try {
    return await isDone(source, 'demo');
  } finally {
    await source.destroy();
  }
}

/**
 * Records the highest id of each table before the demo is loaded. All higher ids belong to the demo
 * until its load is complete, because no request is served before then.
 */
export async function noteRowsBefore(database: Queries): Promise<void> {
  for (const table of await numberedTables(database)) {
    await database.query(
      `insert into demo_rows (table_name, after_id) select $1, coalesce(max(id), 0)
        from "${table}" on conflict do nothing`,
      [table],
    );
  }
}

/** Records the last id that the demo used in each table, after the load. */
export async function noteRowsAfter(database: Queries): Promise<void> {
  for (const table of await numberedTables(database)) {
    await database.query(
      `update demo_rows set to_id = (select greatest(coalesce(max(id), 0), after_id)
        from "${table}") where table_name = $1`,
      [table],
    );
  }
}

/** Tables whose rows have a generated id. */
export async function numberedTables(database: Queries): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    `select table_name as name from information_schema.columns where table_schema = 'public'
      and column_name = 'id' and is_identity = 'YES' order by 1`,
  );
  return rows.map(({ name }) => name);
}
