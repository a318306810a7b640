import type { Duplex } from 'node:stream';
import pg from 'pg';
import { DomainError } from '../http/domain-error.ts';
import { isConnectionRefused } from './connection-errors.ts';
import { Semaphore } from '../semaphore.ts';

/**
 * Queue timeouts of database connections, in milliseconds. A burst of requests for one slot is
 * processed in a tenth of a second. On a machine with a twentieth of a processor it takes ten
 * seconds.
 */
export const DATABASE_QUEUE_TIMEOUTS = { idleTimeoutMs: 10_000, maxWaitMs: 30_000 };
const RETRY_SECONDS = 5;

export const databaseUnavailable = (): DomainError =>
  new DomainError('DATABASE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/**
 * A connection pool that lets its callers wait as long as other callers keep releasing connections.
 * The pool of `pg` refuses callers after a fixed time, even if connections are released.
 */
export class QueueingPool extends pg.Pool {
  private readonly semaphore: Semaphore;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.semaphore = new Semaphore(this.options.max, DATABASE_QUEUE_TIMEOUTS, databaseUnavailable);
    this.on('release', (error, client) =>
      error || isCutOff(client)
        ? this.semaphore.releaseWithoutProgress()
        : this.semaphore.release(),
    );
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connection = this.connectInTurn();
    if (!callback) return connection;
    connection.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async connectInTurn(): Promise<pg.PoolClient> {
    await this.semaphore.acquire();
    try {
      return await super.connect();
    } catch (error) {
      if (isConnectionRefused(error)) this.semaphore.rejectAll();
      this.semaphore.releaseWithoutProgress();
      throw error;
    }
  }
}

/** Whether the connection was closed because its server stopped responding. */
const isCutOff = (client: pg.PoolClient): boolean =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroyed;
