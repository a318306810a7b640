import type { Tx } from './transactions.ts';

/** How rows are read once they are locked. */
export interface Read {
  /** `select … from …`, without its terms. */
  select: string;
  /** The key of the locked table in it: `s.id`. */
  key: string;
}

/**
 * Locks rows by a statement of their own (`select s.id from … for update`) and reads them by the next, in the order in which they were locked: of a row that had to
 * be waited for, whatever one statement joins to it or counts beside it is from before the wait, and a row whose joined key was changed meanwhile is missing.
 */
export async function lockThenRead<R>(tx: Tx, { select, key }: Read, lock: string, values: unknown[]): Promise<R[]> {
  const rows = await tx.query<{ id: number }[]>(lock, values);
  return rows.length === 0 ? [] : tx.query<R[]>(`${select} where ${key} = any($1) order by array_position($1::bigint[], ${key})`, [rows.map(({ id }) => id)]);
}
