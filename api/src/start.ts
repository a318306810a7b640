import 'reflect-metadata';
import { endWith, Server, type ServerDatabase } from './server.ts';
import { resetIncompleteDemo } from './seed/reset-incomplete-demo.ts';
import { forgetPid, makeDataDir } from './platform/config/data-dir.ts';
import { requireFreePort } from './platform/config/free-port.ts';
import { suggestSettings } from './platform/config/suggest-settings.ts';
import { requireDatabase } from './platform/config/reachable-database.ts';
import { readSettings, type Settings } from './platform/config/settings.ts';
import { superviseEmbedded } from './platform/embedded/supervisor.ts';
import type { GracefulShutdown } from './platform/graceful-shutdown.ts';

/** Starts everything. If the start fails, the process ends with the reason. */
export async function start(shutdown: GracefulShutdown): Promise<void> {
  try {
    const settings = readSettings(process.env);
    for (const line of suggestSettings(process.env)) process.stderr.write(`${line}\n`);
    await startServices(settings, shutdown);
  } catch (error) {
    endWith(error, shutdown);
  }
}

/**
 * Checks the port, then starts database and server in this order. On SIGTERM or SIGINT, also during
 * the start, they are closed in reverse order.
 */
async function startServices(settings: Settings, shutdown: GracefulShutdown): Promise<void> {
  await requireFreePort(settings);
  const connection = await database(settings, shutdown);
  shutdown.signal.throwIfAborted();
  if (settings.demo !== 'off') await resetIncompleteDemo(connection.url, shutdown.signal);
  const server = new Server(settings, connection, shutdown);
  shutdown.onShutdown(() => server.close());
  await server.start();
}

/** Returns the configured database, or starts the embedded database and returns it. */
async function database(settings: Settings, shutdown: GracefulShutdown): Promise<ServerDatabase> {
  makeDataDir(settings);
  await requireDatabase(settings);
  const embedded =
    settings.databaseUrl === null
      ? await superviseEmbedded(settings.dataDir, { signal: shutdown.signal })
      : null;
  if (embedded) shutdown.onShutdown(() => embedded.stop());
  shutdown.onShutdown(() => forgetPid(settings));
  return { url: settings.databaseUrl ?? embedded?.url ?? '', isFirst: embedded?.adopted !== true };
}
