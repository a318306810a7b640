import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { connectWithRetry, dataSourceOptions } from './data-source.ts';

/** Advisory lock that serializes schema changes. */
export const MIGRATION_LOCK = 5_115_001;
const UNBOUNDED = 0; // No statement timeout, because a migration may exceed the usual timeout.
const LOOK_MS = 50;

/**
 * Runs pending migrations and returns their names. If several processes start together, the others
 * wait for the first.
 */
export async function migrate(url: string): Promise<string[]> {
  const source = await connectWithRetry(dataSourceOptions(url, [], 2, UNBOUNDED));
  const lock = source.createQueryRunner();
  try {
    await acquireMigrationLock(lock);
    return (await source.runMigrations({ transaction: 'all' })).map(({ name }) => name);
  } finally {
    await lock.release();
    await source.destroy();
  }
}

/**
 * Takes the migration lock by polling. A statement that waits for the lock would remain in the
 * database server after this process has ended.
 */
async function acquireMigrationLock(lock: QueryRunner): Promise<void> {
  const [{ taken }] = (await lock.query('select pg_try_advisory_lock($1) as taken', [
    MIGRATION_LOCK,
  ])) as [{ taken: boolean }];
  if (taken) return;
  await sleep(LOOK_MS);
  await acquireMigrationLock(lock);
}

type Queries = Pick<DataSource, 'query'>;

/** Whether a one-time step was completed on this database. */
export async function isDone(database: Queries, milestone: string): Promise<boolean> {
  const [row] = await database.query<unknown[]>('select 1 from one_time_markers where name = $1', [
    milestone,
  ]);
  return row !== undefined;
}

/** Records that a one-time step was completed. */
export async function markDone(database: Queries, milestone: string): Promise<void> {
  await database.query('insert into one_time_markers (name) values ($1) on conflict do nothing', [
    milestone,
  ]);
}
