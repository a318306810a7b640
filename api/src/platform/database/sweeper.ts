import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseUnavailable } from './errors.ts';
import { type Tx, Transactions } from './transactions.ts';

/** A record that a sweep handles, identified by its reference. */
interface Swept {
  reference: string;
}

const SWEPT_AT_ONCE = 50;
// Maximum number of failed rows per sweep. More failures have a cause other than the rows, and each
// failure costs another pass.
const MAX_FAILURES = 20;

/** Applies a change to many rows. A row that fails is logged and does not block other rows. */
@Injectable()
export class Sweeper {
  private readonly log = new Logger(Sweeper.name);

  constructor(private readonly transactions: Transactions) {}

  /**
   * Applies `act` to all due rows in batches, each batch in a transaction of its own. A failing row
   * is logged with its reference and left for the next sweep, and does not block other rows.
   * Returns the number of rows handled.
   * @param due selects and locks due rows, at most the number `most`
   */
  async sweep<T extends Swept>(
    due: (tx: Tx, most: number) => Promise<T[]>,
    act: (tx: Tx, one: T) => Promise<unknown>,
  ): Promise<number> {
    const left = new Set<string>();
    for (let total = 0; ;) {
      const most = SWEPT_AT_ONCE + left.size;
      const swept = await this.sweepSome((tx) => due(tx, most), act, left);
      total += swept?.done ?? 0;
      if (swept && swept.found < most) return total;
    }
  }

  /**
   * Applies `act` to each item in a transaction of its own. A failure is logged with the item's
   * name and does not stop the remaining items. Returns the number of items for which `act`
   * returned true.
   */
  async forEachInOwnTransaction<T>(
    all: readonly T[],
    nameOf: (one: T) => string,
    act: (tx: Tx, one: T) => Promise<boolean>,
  ): Promise<number> {
    let done = 0;
    for (const one of all) {
      const acted = await this.transactions
        .run((tx) => act(tx, one))
        .catch((error: unknown) => this.logFailure(nameOf(one), error));
      if (acted) done += 1;
    }
    return done;
  }

  /**
   * Handles one batch of a sweep. If a row fails, its reference is added to `left`, the batch is
   * rolled back, and the result is null.
   */
  private async sweepSome<T extends Swept>(
    due: (tx: Tx) => Promise<T[]>,
    act: (tx: Tx, one: T) => Promise<unknown>,
    left: Set<string>,
  ): Promise<{ found: number; done: number } | null> {
    let at = '';
    try {
      return await this.transactions.run(async (tx) => {
        at = '';
        const found = await due(tx);
        const fresh = found.filter(({ reference }) => !left.has(reference));
        for (const one of fresh) {
          at = one.reference;
          await act(tx, one);
        }
        at = '';
        return { found: found.length, done: fresh.length };
      });
    } catch (error) {
      if (at === '' || left.size >= MAX_FAILURES) throw error;
      left.add(at);
      return this.logFailure(at, error);
    }
  }

  /**
   * Logs a row that failed in a sweep.
   * @throws the error itself if the database is unavailable, because the row is not its cause
   */
  private logFailure(name: string, error: unknown): null {
    if (isDatabaseUnavailable(error)) throw error;
    this.log.error({ err: error, left: name }, 'left for the next sweep');
    return null;
  }
}
