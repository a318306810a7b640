import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';

const PATIENCE_MS = 60_000;
const AGAIN_MS = 200;
const COMING_UP = '57P03'; // PostgreSQL's cannot_connect_now

/**
 * A data source that stands. A request gives a slow server up after seconds, since somebody waits for the answer; who begins has time, and
 * asks one that is slow or still coming up again.
 * @throws what the server said: at once where it refuses, after a minute where it was slow
 */
export async function connected(options: DataSourceOptions, until = performance.now() + PATIENCE_MS): Promise<DataSource> {
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
