import { Injectable, Logger } from '@nestjs/common';
import { Idempotency, type Once } from '../idempotency/idempotency.ts';
import { isOutOfReach } from './away.ts';
import { Gate } from './gate.ts';
import { arrived } from './in-one-go.ts';
import { DATABASE_PATIENCE, databaseAway } from './patient-pool.ts';
import { isStalePlan } from './preparing-client.ts';
import { DataSource, type EntityManager, QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** An open transaction. A method that takes one opens none; one that takes none opens its own. */
export type Tx = EntityManager;

type AfterCommit = () => void | Promise<void>;

const RETRIED = new Set(['40001', '40P01']); // serialization failure, deadlock
const FOREIGN_KEY = '23503';
const TRIES = 3;
const SWEPT_AT_ONCE = 50;
const DEFAULT_POOL = 10;
const KEPT_FOR_READS = 2;

/** Opens the one transaction of an entry method, and runs what waits for its commit. */
@Injectable()
export class Transactions {
  private readonly log = new Logger(Transactions.name);
  private readonly waiting = new WeakMap<Tx, AfterCommit[]>();

  /** Some connections are kept from transactions: one that waits for a cached read would otherwise wait for others that wait for the same. */
  private readonly gate: Gate;

  constructor(private readonly source: DataSource, private readonly idempotency: Idempotency) {
    const { poolSize = DEFAULT_POOL } = source.options;
    this.gate = new Gate(Math.max(1, poolSize - KEPT_FOR_READS), DATABASE_PATIENCE, databaseAway);
  }

  /** Runs `work` in a fresh transaction; on a deadlock, a serialization failure or a table that was just migrated the whole of it again, three times at most.
   * With the key of a request, what it answers (JSON) is kept: the same request again gets that and does nothing. */
  async run<T>(work: (tx: Tx) => Promise<T>, once: Once | null = null): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt((tx) => this.idempotency.result(tx, once, () => work(tx)));
      } catch (error) {
        if (attempt >= TRIES || !isRetried(error)) throw error;
      }
    }
  }

  /** Does `act` to all that is due, some of it at a time, each time in a transaction of its own. Answers how much there was. @param due locks no more than it is told */
  async sweep<T>(due: (tx: Tx, most: number) => Promise<T[]>, act: (tx: Tx, one: T) => Promise<unknown>): Promise<number> {
    for (let total = 0; ; total += SWEPT_AT_ONCE) {
      const swept = await this.run(async (tx) => {
        const found = await due(tx, SWEPT_AT_ONCE);
        for (const one of found) await act(tx, one);
        return found.length;
      });
      if (swept < SWEPT_AT_ONCE) return total + swept;
    }
  }

  /** Calls `effect` once the transaction has committed, never if it rolls back. Its failure is logged and harms nobody. */
  afterCommit(tx: Tx, effect: AfterCommit): void {
    const effects = this.waiting.get(tx);
    if (!effects) throw new Error('afterCommit needs a transaction opened by Transactions.run');
    effects.push(effect);
  }

  private async attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const effects: AfterCommit[] = [];
    const result = await this.gate.run(() => this.committed(effects, work).catch((error: unknown) => this.orAway(error)));
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
    if (opened) await arrived(opened); // whatever else failed, it failed after this
    return began;
  }

  /**
   * A connection that breaks between two statements is given back at once, and the next one finds it gone: then it is the database that
   * is away. Where the server itself is out of reach, whoever waits for a turn waits for nothing.
   */
  private orAway(error: unknown): never {
    const isGone = error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;
    const away = isGone ? databaseAway() : error;
    if (isOutOfReach(error)) this.gate.sendHome();
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

const isRetried = (error: unknown): boolean => RETRIED.has(sqlState(error) ?? '') || (error instanceof QueryFailedError && isStalePlan(error.driverError));

/** The SQLSTATE of a failed statement, or undefined when the error is of another kind. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
}

/** Whether a row was not deleted since others point at it. */
export const isReferredTo = (error: unknown): boolean => sqlState(error) === FOREIGN_KEY;

/** The name of the violated constraint, which is ours, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;
}
