import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { connected } from './connected.ts';
import { dataSourceOptions } from './data-source.ts';

/** Whoever changes the schema holds it. */
export const MIGRATION_LOCK = 5_115_001;
const UNBOUNDED = 0; // a migration may take longer than a statement may otherwise
const LOOK_MS = 50;

/** Brings the schema up to date; processes that start together wait for the first one. Answers the names of what was run. */
export async function migrate(url: string): Promise<string[]> {
  const source = await connected(dataSourceOptions(url, [], 2, UNBOUNDED));
  const lock = source.createQueryRunner();
  try {
    await take(lock);
    return (await source.runMigrations({ transaction: 'all' })).map(({ name }) => name);
  } finally {
    await lock.release();
    await source.destroy();
  }
}

/** Asks again and again: a statement that waited would go on waiting in the server after its process has ended. */
async function take(lock: QueryRunner): Promise<void> {
  const [{ taken }] = (await lock.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])) as [{ taken: boolean }];
  if (taken) return;
  await sleep(LOOK_MS);
  await take(lock);
}
