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

/**
 * Combines several writes into one statement of common table expressions (CTEs), to save network
 * round trips. All CTEs see the same snapshot, and none sees rows written by another.
 */
export class CteBuilder {
  private readonly parts: string[] = [];
  private readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  with(name: string, sql: string): this {
    this.parts.push(`${name} as (${sql})`);
    return this;
  }

  /** Runs all CTEs and returns the rows of `select`. */
  run<Row extends object>(tx: Tx, select = 'select'): Promise<Row[]> {
    return tx.query<Row[]>(`with ${this.parts.join(', ')} ${select}`, this.values);
  }
}
