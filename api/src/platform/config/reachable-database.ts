import pg from 'pg';
import { type Settings, SettingsError } from './settings.ts';

const TIMEOUT_MS = 5_000;

/**
 * Checks that the database of `DATABASE_URL` accepts connections. A slow or starting server is not
 * an error here, because the start waits for it later.
 * @throws SettingsError if the server refuses the connection or the database does not exist
 */
export async function requireDatabase({
  databaseUrl,
}: Pick<Settings, 'databaseUrl'>): Promise<void> {
  if (databaseUrl === null) return;
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
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

const NO_SERVER = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENOENT',
  'EACCES',
];
// Codes for a refused login: PostgreSQL's invalid_password and invalid_authorization_specification.
const KEPT_OUT = ['28P01', '28000'];
const NO_DATABASE = '3D000'; // PostgreSQL's code invalid_catalog_name: the database does not exist.

/** Returns a one-line error message with the remedy. The message never contains the password. */
function refusalOf(
  { code = '', message }: NodeJS.ErrnoException,
  { host, port, user, database }: pg.Client,
): string | null {
  const place = `${host}:${port}`;
  if (NO_SERVER.includes(code))
    return (
      `nobody answers at ${place} (${code}). Start PostgreSQL there, or leave it ` +
      `empty: the product then brings its own.`
    );
  if (KEPT_OUT.includes(code) || message.includes('password must be a string'))
    return `${place} does not let "${user}" in (${message}).`;
  if (code === NO_DATABASE)
    return `there is no database "${database}" at ${place}. Make one with createdb.`;
  return null;
}
