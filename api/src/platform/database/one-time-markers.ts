import type { DataSource } from 'typeorm';

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
