import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  type EntitySchema,
} from 'typeorm';
import { MIGRATIONS } from './migrations/index.ts';
import { pipeliningClient } from './pipelining-client.ts';

type EntityClass = NonNullable<DataSourceOptions['entities']>;
export type Entities = Extract<EntityClass, readonly unknown[]> | EntitySchema[];

const RETRY_FOR_MS = 60_000;
const RETRY_EVERY_MS = 200;
// Error code of a server that is starting up: PostgreSQL's cannot_connect_now.
const CANNOT_CONNECT_NOW = '57P03';
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Timeout in milliseconds for getting a connection: for waiting in the queue of pg's pool, and for
 * opening a connection. 5 seconds were too short on a machine with a twentieth of a processor. A
 * stopped server refuses at once, so only an interrupted network causes the full wait. The queue is
 * in order of arrival. Transactions are limited to less than the pool size by a semaphore that
 * notices progress (`transactions.ts`), so mostly single reads wait here.
 */
export const CONNECT_TIMEOUT_MS = 15_000;
// Grace period in milliseconds after the server's own statement timeout. A server that exceeds it
// is treated as unreachable.
const SILENCE_MS = 2_000;
/**
 * TCP keep-alive, because an interrupted network reports no error. After this idle time the system
 * sends probes, and gives up ten seconds later.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/**
 * Connection options of every process: UTC session and bounded waits. A query with an undefined
 * condition is refused.
 */
export function dataSourceOptions(
  url: string,
  entities: Entities = [],
  poolSize = 10,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): DataSourceOptions {
  readPostgresTypes();
  return {
    type: 'postgres',
    url,
    entities,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'all',
    namingStrategy: new SnakeNaming(),
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    applicationName: 'five-arena',
    // The debug logger prints nothing by default. Errors are thrown, and the caller reports them.
    logger: 'debug',
    extra: {
      options: '-c timezone=UTC',
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs && statementTimeoutMs + SILENCE_MS,
      ...KEEP_ALIVE,
      Client: pipeliningClient(),
    },
  };
}

/**
 * Opens a data source. If the server is starting or the connection times out, the attempt is
 * repeated until `until`, by default for about a minute.
 * @throws the server's error: at once if the server refuses the connection, after `until` if it is
 * slow
 */
export async function connectWithRetry(
  options: DataSourceOptions,
  until = performance.now() + RETRY_FOR_MS,
): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    if (!isSlow(error) || performance.now() > until) throw error;
    await sleep(RETRY_EVERY_MS);
    return connectWithRetry(options, until);
  }
}

function isSlow(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === CANNOT_CONNECT_NOW || /timeout/i.test(message ?? '');
}

const asText = (text: string) => text;
// OIDs of the types text[] and date[], for which pg has no constants.
const [TEXT_ARRAY, DATE_ARRAY] = [1009, 1182];

/**
 * Sets how PostgreSQL values are parsed. Wall times, dates and ranges remain text, because no time
 * zone may change them.
 */
export function readPostgresTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.DATE, asText);
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, asText);
  pg.types.setTypeParser(
    DATE_ARRAY,
    pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[],
  );
}

const snake = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Naming strategy: columns are snake_case in SQL and camelCase in TypeScript. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, custom ?? property].join('_'));
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
}
