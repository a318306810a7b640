import type { Tx } from './transactions.ts';

/** Several writes as one statement, for the paths where each round trip counts. The parts see the same snapshot and not each other's rows. */
export class Statement {
  private readonly parts: string[] = [];
  private readonly values: unknown[] = [];

  /** The placeholder of a value. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  with(name: string, sql: string): this {
    this.parts.push(`${name} as (${sql})`);
    return this;
  }

  /** Runs all parts and answers what `select` reads of them. */
  run<Row extends object>(tx: Tx, select = 'select'): Promise<Row[]> {
    return tx.query<Row[]>(`with ${this.parts.join(', ')} ${select}`, this.values);
  }
}
