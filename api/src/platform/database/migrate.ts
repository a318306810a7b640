import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.ts';

const MIGRATION_LOCK = 5_115_001;
const UNBOUNDED = 0; // the first process may migrate for longer than a statement may otherwise take, and the second waits for it

/** Brings the schema up to date; processes that start together wait for the first one. Answers the names of what was run. */
export async function migrate(url: string): Promise<string[]> {
  const source = await new DataSource(dataSourceOptions(url, [], 2, UNBOUNDED)).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return (await source.runMigrations({ transaction: 'all' })).map(({ name }) => name);
  } finally {
    await lock.release();
    await source.destroy();
  }
}
