import type { Tx } from './transactions.ts';

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
