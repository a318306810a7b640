import type { DataSourceOptions, EntitySchema } from 'typeorm';
import { MIGRATIONS } from './migrations/index.ts';
import { SnakeNaming } from './naming.ts';
import { PatientPool } from './patient-pool.ts';
import { readPostgresTypes } from './pg-types.ts';
import { preparingClient } from './preparing-client.ts';

type EntityClass = NonNullable<DataSourceOptions['entities']>;
export type Entities = Extract<EntityClass, readonly unknown[]> | EntitySchema[];

const STATEMENT_TIMEOUT_MS = 15_000;
/** For a new connection: half as long was too short for a machine with a twentieth of its processor. A server that was killed refuses at once, so that only a cable that was cut makes anybody wait. */
export const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_MS = 2_000; // a server that has let its own time limit pass says nothing any more
/** A cable that was cut says nothing either: after so long without a word the system asks, and gives up ten seconds later. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

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
    driver: { Pool: PatientPool },
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    applicationName: 'five-arena',
    logger: 'debug', // speaks only when asked to: what fails is thrown, and told by who asked for it
    extra: { options: '-c timezone=UTC', statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs && statementTimeoutMs + SILENCE_MS, ...KEEP_ALIVE, Client: preparingClient() },
  };
}
