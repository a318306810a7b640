import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Settings } from '../../platform/config/settings.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { BACKUP_LOCK } from '../../platform/files/file-store.ts';
import { SERVER_CONNECTED } from '../demo-marks.ts';
import { DEMO_LOCK } from '../reset-incomplete-demo.ts';
import { wipeDemo } from './wipe-demo.ts';

/** Polling interval of the locks and of the other processes, in milliseconds. */
const LOOK_MS = 200;
/**
 * How long a reset waits for the other processes to close, in milliseconds. Each looks every 15
 * seconds whether the reset is due, and closes within ten.
 */
const PATIENCE_MS = 60_000;

type Reset = 'done' | 'done by another process' | 'skipped';

/**
 * Deletes the demo and creates empty tables, once for a night, however many processes call this.
 * Each caller has stopped serving. The first waits until no server uses the database and no backup
 * runs; the others wait for the first. If a server goes on, nothing is changed until the next
 * night.
 * @param night date of the reset, which is stored in the new tables
 */
export async function resetOnce(
  url: string,
  settings: Pick<Settings, 'files' | 'dataDir'>,
  { night, patienceMs = PATIENCE_MS }: { night: string; patienceMs?: number },
  signal: AbortSignal,
): Promise<Reset> {
  const client = new pg.Client({ connectionString: url, application_name: 'five-arena reset' });
  // A lost connection is reported by the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!(await hasLock(client, DEMO_LOCK))) await sleep(LOOK_MS, undefined, { signal });
    if (await isMarked(client, markerOf(night))) return 'done by another process';
    if (!(await isMarked(client, 'demo')) || !(await isUnused(client, patienceMs, signal)))
      return 'skipped';
    await wipeDemo(client, settings);
    await migrate(url);
    await client.query('insert into one_time_markers (name) values ($1)', [markerOf(night)]);
    return 'done';
  } finally {
    await client.end(); // Closing the connection also releases the locks.
  }
}

const markerOf = (night: string) => `demo reset ${night}`;

async function isMarked(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from one_time_markers where name = $1', [name]);
  return rowCount === 1;
}

/** Waits until no server uses the database and no backup runs. False after `patienceMs`. */
async function isUnused(
  client: pg.Client,
  patienceMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += LOOK_MS) {
    const { rowCount } = await client.query(SERVER_CONNECTED);
    if (rowCount === 0 && (await hasLock(client, BACKUP_LOCK))) return true;
    await sleep(LOOK_MS, undefined, { signal });
  }
  return false;
}

async function hasLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [lock],
  );
  return rows[0]?.taken ?? false;
}
