import type { DataSourceOptions, EntitySchema } from 'typeorm';
import { MIGRATIONS } from './migrations/index.ts';
import { SnakeNaming } from './naming.ts';
import { QueueingPool } from './queueing-pool.ts';
import { readPostgresTypes } from './pg-types.ts';
import { preparingClient } from './preparing-client.ts';

type EntityClass = NonNullable<DataSourceOptions['entities']>;
export type Entities = Extract<EntityClass, readonly unknown[]> | EntitySchema[];

const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Timeout in milliseconds for opening a connection; 5 seconds were too short on a machine with a
 * twentieth of a processor. A stopped server refuses at once, so only an interrupted network causes
 * the full wait.
 */
export const CONNECT_TIMEOUT_MS = 10_000;
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
    driver: { Pool: QueueingPool },
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    applicationName: 'five-arena',
    // The debug logger prints nothing by default. Errors are thrown, and the caller reports them.
    logger: 'debug',
    extra: {
      options: '-c timezone=UTC',
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs && statementTimeoutMs + SILENCE_MS,
      ...KEEP_ALIVE,
      Client: preparingClient(),
    },
  };
}
