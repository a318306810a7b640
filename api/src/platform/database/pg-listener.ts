import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg from 'pg';
import { DATABASE_URL } from '../config/config.module.ts';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE } from './data-source.ts';
import { type Tx, Transactions } from './transactions.ts';

type Handler = (payload: string) => void;

const RECONNECT_MS = 500;

/**
 * Receives PostgreSQL notifications (LISTEN) about commits of other processes. After a lost
 * connection all caches are reset.
 */
@Injectable()
export class PgListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(PgListener.name);
  private readonly handlers = new Map<string, Handler[]>();
  private readonly resets: (() => void)[] = [];
  private client: pg.Client | null = null;
  private stopped = false;

  constructor(
    @Inject(DATABASE_URL) private readonly url: string,
    private readonly transactions: Transactions,
  ) {}

  /**
   * True while the process receives notifications of other processes, so that cached values may be
   * used.
   */
  get listening(): boolean {
    return this.client !== null;
  }

  /**
   * Calls `handler` with each payload of a channel. Handlers must be registered in constructors,
   * before the application starts.
   */
  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  /**
   * Notifies every process when the transaction commits. This process is notified before its
   * response is sent, other processes within milliseconds.
   */
  async notify(tx: Tx, channel: string, payload: string): Promise<void> {
    await tx.query('select pg_notify($1, $2)', [channel, payload]);
    this.transactions.afterCommit(tx, () => this.dispatch(channel, payload));
  }

  /**
   * Calls `forget` whenever notifications may have been missed, so that the caller can clear its
   * cache.
   */
  onReset(forget: () => void): void {
    this.resets.push(forget);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  /** Connects to the database and starts to listen, unless this process is already connected. */
  async listen(): Promise<void> {
    if (!this.client) await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...KEEP_ALIVE,
      application_name: 'five-arena listener',
    });
    client.on('notification', ({ channel, payload }) => this.dispatch(channel, payload ?? ''));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      if (this.stopped) return await client.end();
      for (const channel of this.handlers.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.client = client;
      this.resets.forEach((forget) => forget());
    } catch (error) {
      this.log.warn(`not listening: ${(error as Error).message}`);
      this.retry();
    }
  }

  private dispatch(channel: string, payload: string): void {
    this.handlers.get(channel)?.forEach((handler) => handler(payload));
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.stopped) return;
    this.client = null;
    this.resets.forEach((forget) => forget());
    this.retry();
  }

  private retry(): void {
    if (!this.stopped) setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }
}
