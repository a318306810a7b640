import { Injectable, Logger } from '@nestjs/common';
import { Idempotency, type Once } from '../idempotency/idempotency.ts';
import { isDatabaseAway, isOutOfReach } from './away.ts';
import { Gate } from './gate.ts';
import { arrived } from './in-one-go.ts';
import { DATABASE_PATIENCE, databaseAway } from './patient-pool.ts';
import { isStalePlan } from './preparing-client.ts';
import { DataSource, type EntityManager, QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** An open transaction. A method that takes one opens none; one that takes none opens its own. */
export type Tx = EntityManager;

/** What a sweep is done to goes by its reference. */
interface Swept {
  reference: string;
}

type AfterCommit = () => void | Promise<void>;

const RETRIED = new Set(['40001', '40P01']); // serialization failure, deadlock
const FOREIGN_KEY = '23503';
const TRIES = 3;
const SWEPT_AT_ONCE = 50;
const MOST_LEFT = 20; // where more fail it is no matter of rows, and each costs the sweep another turn
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

  /**
   * Does `act` to all that is due, some of it at a time, each time in a transaction of its own. One that fails is left as it is for the next sweep, told of with its reference,
   * and the others do not wait for it. Answers to how many it was done. @param due locks no more than it is told
   */
  async sweep<T extends Swept>(due: (tx: Tx, most: number) => Promise<T[]>, act: (tx: Tx, one: T) => Promise<unknown>): Promise<number> {
    const left = new Set<string>();
    for (let total = 0; ;) {
      const most = SWEPT_AT_ONCE + left.size;
      const swept = await this.sweepSome((tx) => due(tx, most), act, left);
      total += swept?.done ?? 0;
      if (swept && swept.found < most) return total;
    }
  }

  /** Does `act` to each, in a transaction a piece: what fails with one is told of with its name, and holds up no other. Answers how often something was done. */
  async apart<T>(all: readonly T[], nameOf: (one: T) => string, act: (tx: Tx, one: T) => Promise<boolean>): Promise<number> {
    let done = 0;
    for (const one of all) {
      const acted = await this.run((tx) => act(tx, one)).catch((error: unknown) => this.leave(nameOf(one), error));
      if (acted) done += 1;
    }
    return done;
  }

  /** Calls `effect` once the transaction has committed, never if it rolls back. Its failure is logged and harms nobody. */
  afterCommit(tx: Tx, effect: AfterCommit): void {
    const effects = this.waiting.get(tx);
    if (!effects) throw new Error('afterCommit needs a transaction opened by Transactions.run');
    effects.push(effect);
  }

  /** Answers null, and leaves the one that failed, where nothing came of the whole. */
  private async sweepSome<T extends Swept>(due: (tx: Tx) => Promise<T[]>, act: (tx: Tx, one: T) => Promise<unknown>, left: Set<string>): Promise<{ found: number; done: number } | null> {
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
      if (at === '' || left.size >= MOST_LEFT) throw error;
      left.add(at);
      return this.leave(at, error);
    }
  }

  /** @throws the error itself where it is none of this one's */
  private leave(name: string, error: unknown): null {
    if (isDatabaseAway(error)) throw error;
    this.log.error({ err: error, left: name }, 'left for the next sweep');
    return null;
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
