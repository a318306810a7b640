import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Settings } from '../platform/config/settings.ts';
import { isDone, markDone } from '../platform/database/migrate.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { DEMO_LOCK, LOOK_MS } from './reset-incomplete-demo.ts';
import { DEMO_LEFT, noteRowsAfter, noteRowsBefore, SEED_STEP_NAMES } from './demo-marks.ts';

/**
 * Loads the demo venue step by step, into an empty database or into a database in which steps of
 * the demo are missing. Any other database is not changed. If several processes start together, the
 * others wait for the first. After `signal` aborts, no further step begins.
 */
export async function loadDemo(
  app: NestFastifyApplication,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  if (settings.demo === 'off') return;
  const lock = app.get(DataSource).createQueryRunner();
  try {
    await acquireDemoLock(lock, signal);
    if (await mayLoad(lock)) await runSteps(lock, app, settings, signal);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [DEMO_LOCK]);
    await lock.release();
  }
}

type Queries = Pick<DataSource, 'query'>;

/** Polls for the lock, because a statement that waits for it could not be cancelled. */
async function acquireDemoLock(database: Queries, signal: AbortSignal): Promise<void> {
  while (
    !(
      await database.query<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [
        DEMO_LOCK,
      ])
    )[0]?.taken
  )
    await sleep(LOOK_MS, undefined, { signal });
}

/**
 * Whether steps of the demo may be loaded. This is the case if the database is empty, or if a load
 * of the demo has begun in it before. If the demo was removed from the database, no step is loaded
 * again.
 */
async function mayLoad(database: Queries): Promise<boolean> {
  if (await isDone(database, DEMO_LEFT)) return false;
  if (await isDone(database, 'demo')) return true;
  const [user] = await database.query<unknown[]>('select 1 from users limit 1');
  return user === undefined;
}

async function runSteps(
  database: Queries,
  app: NestFastifyApplication,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  // Every step reads the settings. They are cached only while this process listens for database
  // notifications, so listening begins first.
  await app.get(PgListener).listen();
  await markDone(database, 'demo');
  const used = await isUsed(database);
  if (!used) await noteRowsBefore(database);
  for (const name of SEED_STEP_NAMES) {
    const isBegun = await isDone(database, `demo begins ${name}`);
    if ((await isDone(database, `demo ${name}`)) || (used && isBegun)) continue;
    signal.throwIfAborted();
    await markDone(database, `demo begins ${name}`);
    // The module is loaded on demand, because most starts have no step to run.
    const { SEED_STEPS: steps } = await import('./seed-steps.ts');
    const loading = steps[name](app, settings).then(() => markDone(database, `demo ${name}`));
    await (used ? loading.catch((error: unknown) => skip(name, error, signal)) : loading);
  }
  if (!used) await noteRowsAfter(database);
  await markDone(database, 'demo told');
}

/**
 * Whether people may have used the database since the demo was loaded. Their data may conflict with
 * a new step. This is the case if the demo was completely loaded once. It is also the case if an
 * older version, which did not record the start of steps, loaded it.
 */
async function isUsed(database: Queries): Promise<boolean> {
  if (await isDone(database, 'demo told')) return true;
  return (await isDone(database, 'demo venue')) && !(await isDone(database, 'demo begins venue'));
}

/** Logs a failed demo step, which must not stop the start. The step is not retried. */
function skip(step: string, error: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  new Logger('Demo').warn(
    `The demo's step '${step}' cannot be loaded in this venue and is skipped: ` +
      `${String(error)}`,
  );
}
