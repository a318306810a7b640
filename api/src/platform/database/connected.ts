import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';

const PATIENCE_MS = 60_000;
const AGAIN_MS = 200;
const COMING_UP = '57P03'; // PostgreSQL's cannot_connect_now

/**
 * Opens a data source. A request gives up on a slow server after seconds; a start retries for up to
 * a minute while the server comes up.
 * @throws the server's error: at once if it refuses, after a minute if it is slow
 */
export async function connected(
  options: DataSourceOptions,
  until = performance.now() + PATIENCE_MS,
): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    if (!isSlow(error) || performance.now() > until) throw error;
    await sleep(AGAIN_MS);
    return connected(options, until);
  }
}

function isSlow(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === COMING_UP || /timeout/i.test(message ?? '');
}
