import type { Tx } from './transactions.ts';

/** Describes the select statement that reads locked rows. */
export interface Read {
  /** The statement `select … from …`, without conditions. */
  select: string;
  /** The primary key column of the locked table, as written in `select`, such as `s.id`. */
  key: string;
}

/**
 * Locks rows with one statement (`select s.id from … for update`) and reads them with the next
 * statement, in lock order. A single statement would return joins and counts from before the lock
 * wait. It would also miss rows whose joined key changed meanwhile.
 */
export async function lockThenRead<R>(
  tx: Tx,
  { select, key }: Read,
  lock: string,
  values: unknown[],
): Promise<R[]> {
  const rows = await tx.query<{ id: number }[]>(lock, values);
  return rows.length === 0
    ? []
    : tx.query<R[]>(
        `${select} where ${key} = any($1) order by array_position($1::bigint[], ${key})`,
        [rows.map(({ id }) => id)],
      );
}
