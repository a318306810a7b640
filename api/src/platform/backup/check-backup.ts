import { randomBytes } from 'node:crypto';
import { escapeIdentifier as quoted } from 'pg';
import { connect } from './connect.ts';
import type { Head } from './contents.ts';
import { restoreBackup } from './restore-backup.ts';

const NAME_BYTES = 6;

/** Brings a backup back into a database made for it, and holds that against what must always hold; the database goes again. */
export async function checkBackup<Finding>(file: string, url: string, examine: (url: string) => Promise<Finding[]>): Promise<{ head: Head; findings: Finding[] }> {
  const name = `five_trial_${randomBytes(NAME_BYTES).toString('hex')}`;
  const scratch = Object.assign(new URL(url), { pathname: name }).href;
  const client = await connect(url);
  try {
    await client.query(`create database ${quoted(name)} template template0`);
    const { head } = await restoreBackup(file, { url: scratch, store: null });
    return { head, findings: await examine(scratch) };
  } finally {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
    await client.end();
  }
}
