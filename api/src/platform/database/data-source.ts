import type { DataSourceOptions, EntitySchema } from 'typeorm';
import { MIGRATIONS } from './migrations/index.ts';
import { SnakeNaming } from './naming.ts';
import { readPostgresTypes } from './pg-types.ts';
import { PreparingClient } from './preparing-client.ts';

type EntityClass = NonNullable<DataSourceOptions['entities']>;
export type Entities = Extract<EntityClass, readonly unknown[]> | EntitySchema[];

const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 2_000; // a request answers 503 within two seconds when the database is away

/** How every process connects: UTC session, bounded waits, no query with an undefined condition. */
export function dataSourceOptions(url: string, entities: Entities = [], poolSize = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS): DataSourceOptions {
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
    logger: 'debug', // speaks only when asked to: what fails is thrown, and told by who asked for it
    extra: { options: '-c timezone=UTC', statement_timeout: statementTimeoutMs, keepAlive: true, Client: PreparingClient },
  };
}
