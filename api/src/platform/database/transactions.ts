import { Injectable, Logger } from '@nestjs/common';
import {
  DatabaseUnavailable,
  isConnectionRefused,
  isDatabaseUnavailable,
  sqlState,
} from './errors.ts';
import { Semaphore } from '../semaphore.ts';
import { isStalePlan } from './pipelining-client.ts';
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

type AfterCommit = () => void | Promise<void>;

// Codes of errors that are retried: serialization_failure, deadlock_detected.
const RETRIED = new Set(['40001', '40P01']);
const TRIES = 3;
/**
 * Timeouts in milliseconds of a transaction that waits to be opened. Two hundred requests for one
 * slot are processed in a tenth of a second. On a machine with a twentieth of a processor they take
 * ten seconds, so a transaction waits as long as others end.
 */
const QUEUE_TIMEOUTS = { idleTimeoutMs: 10_000, maxWaitMs: 30_000 };
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
      QUEUE_TIMEOUTS,
      () => new DatabaseUnavailable(),
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
   * Runs `effect` after the commit, never after a rollback. An error of `effect` is only logged.
   */
  afterCommit(tx: Tx, effect: AfterCommit): void {
    const effects = this.waiting.get(tx);
    if (!effects) throw new Error('afterCommit needs a transaction opened by Transactions.run');
    effects.push(effect);
  }

  private async attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const effects: AfterCommit[] = [];
    const result = await this.semaphore.run(
      () => this.committed(effects, work).catch((error: unknown) => this.orUnavailable(error)),
      (error) => !isDatabaseUnavailable(error),
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
    const away = isReleased ? new DatabaseUnavailable() : error;
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

const unawaited = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Runs statements of one transaction as a pipeline, in order, with one network round trip. The
 * first error is thrown only after all statements have ended, so that no statement is sent during a
 * rollback.
 */
export async function pipeline<T extends readonly unknown[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}

/**
 * Sends a write without waiting for its result. Later statements, including the commit, are sent at
 * once, and an error of the write is thrown at commit.
 */
export function writeWithoutWaiting(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined); // The error is ignored here, because `flush` throws it.
  unawaited.set(tx, [...(unawaited.get(tx) ?? []), statement]);
}

/**
 * Waits for all writes of `writeWithoutWaiting`.
 * @throws the first error; the server has then turned the commit into a rollback
 */
async function flush(tx: Tx): Promise<void> {
  const sent = unawaited.get(tx);
  if (sent) await pipeline(...sent);
}

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
