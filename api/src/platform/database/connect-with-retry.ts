import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';

const RETRY_FOR_MS = 60_000;
const RETRY_EVERY_MS = 200;
// Error code of a server that is starting up: PostgreSQL's cannot_connect_now.
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Opens a data source. If the server is starting or the connection times out, the attempt is
 * repeated until `until`, by default for about a minute.
 * @throws the server's error: at once if the server refuses the connection, after `until` if it is
 * slow
 */
export async function connectWithRetry(
  options: DataSourceOptions,
  until = performance.now() + RETRY_FOR_MS,
): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    if (!isSlow(error) || performance.now() > until) throw error;
    await sleep(RETRY_EVERY_MS);
    return connectWithRetry(options, until);
  }
}

function isSlow(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === CANNOT_CONNECT_NOW || /timeout/i.test(message ?? '');
}
