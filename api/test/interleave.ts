import { DataSource } from 'typeorm';
import { eventually } from './eventually.ts';
import type { World } from './world.ts';

/**
 * Runs calls while another transaction locks a row. Each call starts when all previous calls wait
 * for the lock. Once all calls wait, the row is unlocked. Returns the HTTP status codes of the
 * calls.
 */
export async function interleave(
  world: World,
  row: { table: string; reference: string },
  ...calls: (() => PromiseLike<{ status: number }>)[]
): Promise<number[]> {
  const third = world.app.get(DataSource).createQueryRunner();
  await third.startTransaction();
  await third.query(`select 1 from ${row.table} where reference = $1 for update`, [row.reference]);
  const under: Promise<number>[] = [];
  for (const call of calls) {
    under.push(Promise.resolve(call()).then(({ status }) => status));
    await eventually(
      () => countWaiting(world),
      (count) => count >= under.length,
    );
  }
  await third.rollbackTransaction();
  await third.release();
  return Promise.all(under);
}

async function countWaiting(world: World): Promise<number> {
  const [row] = await world.sql<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}
