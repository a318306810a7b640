import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import type { ServerSettings } from './server.ts';

const lookMilliseconds = 100;
const retryMilliseconds = 500;

export interface SupervisorOptions {
  settings?: ServerSettings;
  /** Aborts the start. A running database is ended by `stop`, not by this signal. */
  signal?: AbortSignal;
  /** Called when the server has died, after each failed restart, and when the server runs again. */
  report?: (
    event: 'lost' | 'failed' | 'restored',
    detail: { pid: number; url: string; error?: unknown },
  ) => void;
}

/**
 * Starts the embedded database and restarts it whenever it dies, on the same port unless that port
 * is taken. An adopted server whose owner has ended is taken over.
 */
export async function superviseEmbedded(
  dataDir: string,
  options: SupervisorOptions = {},
): Promise<EmbeddedDatabase> {
  const watch: Watch = {
    database: await startEmbedded(dataDir, options.settings, options.signal),
    stop: new AbortController(),
  };
  const loop = keepAlive(watch, dataDir, options);
  return {
    get url() {
      return watch.database.url;
    },
    get pid() {
      return watch.database.pid;
    },
    get adopted() {
      return watch.database.adopted;
    },
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

/** Waits without keeping the process alive, and returns at once on abort. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
}
