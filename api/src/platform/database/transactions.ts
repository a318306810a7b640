import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseUnavailable, isConnectionRefused } from './connection-errors.ts';
import { Semaphore } from '../semaphore.ts';
import { flush } from './pipeline.ts';
import { DATABASE_QUEUE_TIMEOUTS, databaseUnavailable } from './queueing-pool.ts';
import { isStalePlan } from './preparing-client.ts';
import {
  DataSource,
  type EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/**
 * An open transaction. A method with a `Tx` parameter uses that transaction; a method without this
 * parameter opens its own.
 */
export type Tx = EntityManager;

/** A record that a sweep handles, identified by its reference. */
interface Swept {
  reference: string;
}

type AfterCommit = () => void | Promise<void>;

// Codes of errors that are retried: serialization_failure, deadlock_detected.
const RETRIED = new Set(['40001', '40P01']);
const FOREIGN_KEY = '23503';
const TRIES = 3;
const SWEPT_AT_ONCE = 50;
// Maximum number of failed rows per sweep. More failures have a cause other than the rows, and each
// failure costs another pass.
const MAX_FAILURES = 20;
const DEFAULT_POOL = 10;
const RESERVED_FOR_READS = 2;

/** Opens the one transaction of an entry method, and runs effects after its commit. */
@Injectable()
export class Transactions {
  private readonly log = new Logger(Transactions.name);
  private readonly waiting = new WeakMap<Tx, AfterCommit[]>();

  /**
   * Limits transactions to less than the pool size. Some connections remain free for cached reads,
   * because a transaction may wait for such a read.
   */
  private readonly semaphore: Semaphore;

  constructor(private readonly source: DataSource) {
    const { poolSize = DEFAULT_POOL } = source.options;
    this.semaphore = new Semaphore(
      Math.max(1, poolSize - RESERVED_FOR_READS),
      DATABASE_QUEUE_TIMEOUTS,
      databaseUnavailable,
    );
  }

  /**
   * Runs `work` in a new transaction. A deadlock, a serialization failure or a stale plan causes a
   * retry, up to three runs in total.
   */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt >= TRIES || !isRetried(error)) throw error;
      }
    }
  }

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
      const acted = await this.run((tx) => act(tx, one)).catch((error: unknown) =>
        this.logFailure(nameOf(one), error),
      );
      if (acted) done += 1;
    }
    return done;
  }

  /**
   * Runs `effect` after the commit, never after a rollback. An error of `effect` is only logged.
   */
  afterCommit(tx: Tx, effect: AfterCommit): void {
    const effects = this.waiting.get(tx);
    if (!effects) throw new Error('afterCommit needs a transaction opened by Transactions.run');
    effects.push(effect);
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
      return await this.run(async (tx) => {
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

  private async attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const effects: AfterCommit[] = [];
    const result = await this.semaphore.run(() =>
      this.committed(effects, work).catch((error: unknown) => this.orUnavailable(error)),
    );
    for (const effect of effects) await this.perform(effect);
    return result;
  }

  private async committed<T>(effects: AfterCommit[], work: (tx: Tx) => Promise<T>): Promise<T> {
    let opened: Tx | undefined;
    const began = this.source.transaction((tx) => {
      opened = tx;
      this.waiting.set(tx, effects);
      return work(tx);
    });
    await began.catch(() => undefined);
    // If a write of `writeWithoutWaiting` failed earlier, that failure caused this error. `flush`
    // then throws the earlier error instead.
    if (opened) await flush(opened);
    return began;
  }

  /**
   * Throws the error again. If the connection broke between two statements, TypeORM reports a
   * released query runner, which is replaced by an "unavailable" error. If no connection can be
   * opened, all waiting callers are rejected.
   */
  private orUnavailable(error: unknown): never {
    const isReleased =
      error instanceof QueryRunnerAlreadyReleasedError ||
      error instanceof QueryRunnerProviderAlreadyReleasedError;
    const away = isReleased ? databaseUnavailable() : error;
    if (isConnectionRefused(error)) this.semaphore.rejectAll();
    throw away;
  }

  private async perform(effect: AfterCommit): Promise<void> {
    try {
      await effect();
    } catch (error) {
      this.log.error(error, 'an effect after commit failed');
    }
  }
}

const isRetried = (error: unknown): boolean =>
  RETRIED.has(sqlState(error) ?? '') ||
  (error instanceof QueryFailedError && isStalePlan(error.driverError));

/** The SQLSTATE of a failed statement, or undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof QueryFailedError
    ? (error.driverError as { code?: string }).code
    : undefined;
}

/** Whether a delete failed because of a foreign key. */
export const isReferredTo = (error: unknown): boolean => sqlState(error) === FOREIGN_KEY;

/** The name of the violated constraint, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof QueryFailedError
    ? (error.driverError as { constraint?: string }).constraint
    : undefined;
}
