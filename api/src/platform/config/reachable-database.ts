import pg from 'pg';
import { type Settings, SettingsError } from './settings.ts';

const PATIENCE_MS = 5_000;

/**
 * Asks the database of `DATABASE_URL` whether it is there and lets us in. Of one that is slow or still coming up nothing is said: who begins waits for it.
 * @throws SettingsError where it is not, or does not
 */
export async function requireDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<void> {
  if (databaseUrl === null) return;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const refusal = refusalOf(error as NodeJS.ErrnoException, client);
    if (refusal) throw new SettingsError(`DATABASE_URL is refused: ${refusal}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const NOBODY = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ENOENT', 'EACCES'];
const KEPT_OUT = ['28P01', '28000']; // PostgreSQL's invalid_password, invalid_authorization_specification
const NO_DATABASE = '3D000'; // invalid_catalog_name

/** In one line what to do; never with the password. */
function refusalOf({ code = '', message }: NodeJS.ErrnoException, { host, port, user, database }: pg.Client): string | null {
  const place = `${host}:${port}`;
  if (NOBODY.includes(code)) return `nobody answers at ${place} (${code}). Start PostgreSQL there, or leave it empty: the product then brings its own.`;
  if (KEPT_OUT.includes(code) || message.includes('password must be a string')) return `${place} does not let "${user}" in (${message}).`;
  if (code === NO_DATABASE) return `there is no database "${database}" at ${place}. Make one with createdb.`;
  return null;
}
