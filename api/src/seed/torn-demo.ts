import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_LOCK, LOOK_MS } from './demo-lock.ts';

/**
 * A chapter that a kill cut in two cannot be told again over its own half. While the demo is told for the first time nobody is
 * served yet, so that nothing is lost when the whole is wiped and told anew. Who holds the lock is still telling, and is waited for.
 * Call before the tables are made.
 */
export async function wipeTornDemo(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    while (await isTorn(client)) {
      if (await hasLock(client) && await isTorn(client)) await wipe(client);
      else await sleep(LOOK_MS, undefined, { signal });
    }
  } finally {
    await client.end(); // and the lock with it
  }
}

/** @throws Error when the database held tables before ours: what is not ours is not wiped. */
async function wipe(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and oid < 'public.migrations'::regclass::oid`);
  if (rows.length > 0) throw new Error('The demo in this database was cut off, and other tables stand beside it: give the product an empty database.');
  await client.query('drop schema public cascade; create schema public');
}

/** Begun and not ended, in a story that never came to its end. One that was begun before beginnings were noted was served since. */
async function isTorn(client: pg.Client): Promise<boolean> {
  const { rows: [table] } = await client.query<{ there: boolean }>(`select to_regclass('public.versions') is not null as there`);
  if (!table?.there) return false;
  const { rows } = await client.query(
    `select from versions begun where name like 'demo begins %' and not exists (select from versions where name = replace(begun.name, ' begins', ''))
     and exists (select from versions where name = 'demo begins venue') and not exists (select from versions where name = 'demo told')`,
  );
  return rows.length > 0;
}

async function hasLock(client: pg.Client): Promise<boolean> {
  const { rows: [lock] } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [DEMO_LOCK]);
  return lock?.taken ?? false;
}
