import { randomBytes } from 'node:crypto';
import { type Client, escapeIdentifier as quoted } from 'pg';
import { connect } from './connect.ts';
import type { Head } from './contents.ts';
import { restoreBackup } from './restore-backup.ts';

const NAME_BYTES = 6;

/**
 * Restores a backup into a temporary database, runs the invariant checks there, and drops the
 * database.
 */
export async function checkBackup<Finding>(
  file: string,
  url: string,
  examine: (url: string) => Promise<Finding[]>,
): Promise<{ head: Head; findings: Finding[] }> {
  const client = await connect(url);
  try {
    const name = await reserveName(client);
    const scratch = Object.assign(new URL(url), { pathname: name }).href;
    try {
      await client.query(`create database ${quoted(name)} template template0`);
      const { head } = await restoreBackup(file, { url: scratch, store: null });
      return { head, findings: await examine(scratch) };
    } finally {
      await drop(client, name);
    }
  } finally {
    await client.end();
  }
}

/**
 * Returns a new name for the trial database, and holds an advisory lock on this name while the
 * connection is open. Also drops trial databases without such a lock. Killed processes have left
 * them, and each is as large as the venue's database.
 */
async function reserveName(client: Client): Promise<string> {
  const {
    rows: [current],
  } = await client.query<{ trials: string }>(
    `select 'five_trial_' || oid || '_' as trials from pg_database
      where datname = current_database()`,
  );
  const { rows: left } = await client.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1)
      and pg_try_advisory_lock(hashtextextended(datname, 0))`,
    [current?.trials],
  );
  for (const { datname } of left) await drop(client, datname);
  const name = `${current?.trials}${randomBytes(NAME_BYTES).toString('hex')}`;
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  return name;
}

const drop = (client: Client, name: string) =>
  client.query(`drop database if exists ${quoted(name)} with (force)`);
