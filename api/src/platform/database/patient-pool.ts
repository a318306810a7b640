import type { Duplex } from 'node:stream';
import pg from 'pg';
import { DomainError } from '../http/domain-error.ts';
import { isOutOfReach } from './away.ts';
import { Gate } from './gate.ts';

/** What whoever waits for the database has: a crowd on one slot is through in a tenth of a second, on a machine with a twentieth of its processor in ten. */
export const DATABASE_PATIENCE = { stillMs: 10_000, longestMs: 30_000 };
const RETRY_SECONDS = 5;

export const databaseAway = (): DomainError => new DomainError('DATABASE_AWAY', { retryAfterSeconds: RETRY_SECONDS });

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (destroy?: boolean | Error) => void) => void;

/** A pool whose connections are waited for as long as they come free, where pg's own refuses after a fixed time however well the crowd before gets on. */
export class PatientPool extends pg.Pool {
  private readonly gate: Gate;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.gate = new Gate(this.options.max, DATABASE_PATIENCE, databaseAway);
    this.on('release', (error, client) => (error || isCutOff(client) ? this.gate.giveUp() : this.gate.leave()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connection = this.turn();
    if (!callback) return connection;
    connection.then((client) => callback(undefined, client, (destroy) => client.release(destroy)), (error: Error) => callback(error, undefined, () => undefined));
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

/** A server that fell silent was given up with the connection, whoever gives it back. */
const isCutOff = (client: pg.PoolClient): boolean => (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroyed;
