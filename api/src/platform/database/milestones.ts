import type { DataSource } from 'typeorm';

type Queries = Pick<DataSource, 'query'>;

/** Whether something that is done once to a database was done. */
export async function isPassed(database: Queries, milestone: string): Promise<boolean> {
  const [row] = await database.query<unknown[]>('select 1 from versions where name = $1', [milestone]);
  return row !== undefined;
}

/** Notes that it was done. */
export async function pass(database: Queries, milestone: string): Promise<void> {
  await database.query('insert into versions (name) values ($1) on conflict do nothing', [milestone]);
}
