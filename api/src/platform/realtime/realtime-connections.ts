import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DATABASE_URL } from '../config/config.module.ts';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE } from '../database/data-source.ts';

const STATEMENT_MS = 5_000;
// Timeout in milliseconds for opening the connection that listens for notifications. It is long,
// because the event loop is busy for two or three seconds when the process starts.
const LISTEN_WITHIN_MS = 10_000;
const MAX_BATCH = 200;
// Events that arrive within this time, in milliseconds, are published in one statement. The delay
// is shorter than one frame of a screen, so users do not notice it.
const BATCH_MS = 5;
// The statement with which the socket adapter publishes events.
const NOTIFY = 'SELECT pg_notify($1, $2)';
const NOTIFY_ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as n(channel, payload)';

/** A listening connection with the interface that the socket adapter expects. */
export type Listener = pg.Client & { release(): void };

interface PendingMessage {
  channel: string;
  payload: string;
  done: PromiseWithResolvers<void>;
}

/**
 * The socket adapter uses this class instead of a `pg.Pool`. A listening connection that breaks
 * does not end the process, and it takes no connection of the pool. Events are published in order,
 * many in one statement under load.
 */
@Injectable()
export class RealtimeConnections implements OnApplicationShutdown {
  private readonly log = new Logger(RealtimeConnections.name);
  private readonly pool: pg.Pool;
  private waiting: PendingMessage[] = [];
  private publishing: Promise<void> | null = null;
  private released: Promise<void> = Promise.resolve();
  private listener: pg.Client | null = null;
  private onGap: () => void = () => undefined;

  constructor(@Inject(DATABASE_URL) private readonly url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS,
      ...KEEP_ALIVE,
      application_name: 'five-arena live',
    });
    this.pool.on('error', (error) => this.log.warn(`live connection lost: ${error.message}`));
  }

  /**
   * Registers `gap`, which is called when events of other processes may have been missed. This is
   * the case whenever a listening connection opens, because clients may have connected before.
   */
  afterGap(gap: () => void): void {
    this.onGap = gap;
  }

  /**
   * Opens a listening connection that replaces the former connection. The adapter may request two
   * connections if a connection broke while it began to listen.
   */
  async connect(): Promise<Listener> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: LISTEN_WITHIN_MS,
      ...KEEP_ALIVE,
      application_name: 'five-arena live listener',
    });
    client.on('error', (error) => this.log.warn(`live listener lost: ${error.message}`));
    await client.connect();
    this.listener
      ?.removeAllListeners('end')
      .removeAllListeners('notification')
      .end()
      .catch(() => undefined);
    this.listener = client;
    this.onGap();
    return Object.assign(client, {
      release: () => void (this.released = client.end().catch(() => undefined)),
    });
  }

  query(text: string, values: unknown[] = []): Promise<unknown> {
    if (text !== NOTIFY) return this.pool.query(text, values);
    return this.publish(String(values[0]), String(values[1]));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.publishing;
    await this.released;
    await this.pool.end();
  }

  private publish(channel: string, payload: string): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.waiting.push({ channel, payload, done });
    this.publishing ??= this.publishAll();
    return done.promise;
  }

  private async publishAll(): Promise<void> {
    for (; this.waiting.length > 0; await this.publishBatch(this.waiting.splice(0, MAX_BATCH))) {
      if (this.waiting.length < MAX_BATCH) await sleep(BATCH_MS);
    }
    this.publishing = null;
  }

  private async publishBatch(batch: PendingMessage[]): Promise<void> {
    try {
      await this.pool.query(NOTIFY_ALL, [
        batch.map(({ channel }) => channel),
        batch.map(({ payload }) => payload),
      ]);
      for (const { done } of batch) done.resolve();
    } catch (error) {
      for (const { done } of batch) done.reject(error);
    }
  }
}
