import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Resets the database after an interrupted seed step, because a step cannot be resumed. The seed
 * then starts again. During the first seed no request is served, so no user data is lost. If
 * another process holds the lock, it is still seeding, and this process waits. Must be called
 * before the tables are created.
 */
export async function resetIncompleteDemo(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection is reported by the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (await isIncomplete(client)) {
      if ((await hasLock(client)) && (await isIncomplete(client))) await dropTables(client);
      else await sleep(LOOK_MS, undefined, { signal });
    }
  } finally {
    await client.end(); // Closing the connection also releases the lock.
  }
}

/**
 * Deletes all tables.
 * @throws Error if the database contains tables of other programs, which must not be deleted
 */
export async function dropTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and oid < 'public.migrations'::regclass::oid`,
  );
  if (rows.length > 0)
    throw new Error(
      'The demo is in this database, and other tables stand beside it: give the product ' +
        'an empty database.',
    );
  await client.query('drop schema public cascade; create schema public');
}

/**
 * Whether a seed step began and did not end, in a demo that was never completed. This runs before
 * the migrations, so the markers of an older database are in `versions`. A demo loaded by a version
 * that did not record the start of steps counts as complete, because it has served requests since.
 */
async function isIncomplete(client: pg.Client): Promise<boolean> {
  const {
    rows: [found],
  } = await client.query<{ table: string | null }>(
    `select coalesce(to_regclass('public.one_time_markers'), to_regclass('public.versions'))::text
      as table`,
  );
  if (!found?.table) return false;
  const { rows } = await client.query(
    `with markers as (select name from ${found.table})
     select from markers begun
     where name like 'demo begins %'
       and not exists (select from markers where name = replace(begun.name, ' begins', ''))
       and exists (select from markers where name = 'demo begins venue')
       and not exists (select from markers where name = 'demo told')`,
  );
  return rows.length > 0;
}

async function hasLock(client: pg.Client): Promise<boolean> {
  const {
    rows: [lock],
  } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    DEMO_LOCK,
  ]);
  return lock?.taken ?? false;
}

/**
 * Advisory lock of the process that loads the demo. It is separate from the lock of backups,
 * because waiting for a backup could delay a start by a minute.
 */
export const DEMO_LOCK = 5_115_003;
/** Polling interval of the lock, in milliseconds. */
export const LOOK_MS = 50;
