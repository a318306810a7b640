import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import type { ServerSettings } from './server.ts';

const lookMilliseconds = 100;
const retryMilliseconds = 500;

export interface SupervisorOptions {
  settings?: ServerSettings;
  /** Calls the start off; a database that stands is ended by `stop`. */
  signal?: AbortSignal;
  /** Told when the server died, each time a restart failed, and when it is back. */
  report?: (event: 'lost' | 'failed' | 'restored', detail: { pid: number; url: string; error?: unknown }) => void;
}

/**
 * The embedded database, started again whenever it dies, on the same port unless that was taken meanwhile. An adopted one
 * whose owner is gone becomes ours.
 */
export async function superviseEmbedded(dataDir: string, options: SupervisorOptions = {}): Promise<EmbeddedDatabase> {
  const watch: Watch = { database: await startEmbedded(dataDir, options.settings, options.signal), stop: new AbortController() };
  const loop = keepAlive(watch, dataDir, options);
  return {
    get url() { return watch.database.url; },
    get pid() { return watch.database.pid; },
    get adopted() { return watch.database.adopted; },
    isAlive: () => watch.database.isAlive(),
    stop: async () => {
      watch.stop.abort();
      await loop;
      await watch.database.stop();
    },
  };
}

interface Watch {
  database: EmbeddedDatabase;
  stop: AbortController;
}

async function keepAlive(watch: Watch, dataDir: string, options: SupervisorOptions): Promise<void> {
  for (; !watch.stop.signal.aborted; await pause(lookMilliseconds, watch.stop.signal)) {
    if (watch.database.isAlive()) continue;
    const { pid, url } = watch.database;
    options.report?.('lost', { pid, url });
    await watch.database.stop();
    await restart(watch, dataDir, options);
  }
}

async function restart(watch: Watch, dataDir: string, options: SupervisorOptions): Promise<void> {
  while (!watch.stop.signal.aborted) {
    try {
      watch.database = await startEmbedded(dataDir, options.settings);
      options.report?.('restored', { pid: watch.database.pid, url: watch.database.url });
      return;
    } catch (error) {
      options.report?.('failed', { pid: watch.database.pid, url: watch.database.url, error });
      await pause(retryMilliseconds, watch.stop.signal);
    }
  }
}

/** Keeps no process alive, and ends at once when the watch does. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
}
