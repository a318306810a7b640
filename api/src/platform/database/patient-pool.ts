import type { Duplex } from 'node:stream';
import pg from 'pg';
import { DomainError } from '../http/domain-error.ts';
import { isOutOfReach } from './away.ts';
import { Gate } from './gate.ts';

/**
 * Queue timeouts of database connections. A burst on one slot clears in a tenth of a second, or in
 * ten seconds on a machine with a twentieth of a processor.
 */
export const DATABASE_PATIENCE = { stillMs: 10_000, longestMs: 30_000 };
const RETRY_SECONDS = 5;

export const databaseAway = (): DomainError =>
  new DomainError('DATABASE_AWAY', { retryAfterSeconds: RETRY_SECONDS });

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/**
 * A pool whose callers wait as long as connections come free. pg's own pool refuses after a fixed
 * time, regardless of progress.
 */
export class PatientPool extends pg.Pool {
  private readonly gate: Gate;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.gate = new Gate(this.options.max, DATABASE_PATIENCE, databaseAway);
    this.on('release', (error, client) =>
      error || isCutOff(client) ? this.gate.giveUp() : this.gate.leave(),
    );
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connection = this.turn();
    if (!callback) return connection;
    connection.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async turn(): Promise<pg.PoolClient> {
    await this.gate.enter();
    try {
      return await super.connect();
    } catch (error) {
      if (isOutOfReach(error)) this.gate.sendHome();
      this.gate.giveUp();
      throw error;
    }
  }
}

/** Whether the connection was closed because its server stopped responding. */
const isCutOff = (client: pg.PoolClient): boolean =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroyed;
