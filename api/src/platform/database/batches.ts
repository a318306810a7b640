import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Item, Result> {
  item: Item;
  done: PromiseWithResolvers<Result>;
}

/**
 * Collects concurrent writes, so that one transaction does many of them. One batch runs at a time.
 * Items that arrive meanwhile wait for the next batch.
 */
export class Batches<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private running = false;

  /**
   * @param write returns one result for each item, in order; its error is also the error of the
   * items that wait, because they would fail one batch after the other
   * @param size maximum number of items in a batch
   */
  constructor(
    private readonly write: (items: Item[]) => Promise<Result[]>,
    private readonly size: number,
  ) {}

  /** Adds an item to the next batch. */
  add(item: Item): Promise<Result> {
    const done = Promise.withResolvers<Result>();
    this.waiting.push({ item, done });
    if (!this.running) void this.writeAll();
    return done.promise;
  }

  private async writeAll(): Promise<void> {
    this.running = true;
    // Requests that were read from their sockets together go into one batch.
    await nextTurn();
    while (this.waiting.length > 0) await this.writeBatch(this.waiting.splice(0, this.size));
    this.running = false;
  }

  private async writeBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ done }, index) => done.resolve(results[index] as Result));
    } catch (error) {
      for (const { done } of [...batch, ...this.waiting.splice(0)]) done.reject(error);
    }
  }
}
