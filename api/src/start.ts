import 'reflect-metadata';
import { createApp } from './create-app.ts';
import { loadDemo } from './seed/load-demo.ts';
import { resetIncompleteDemo } from './seed/reset-incomplete-demo.ts';
import { isDemoFilled } from './seed/demo-marks.ts';
import { demoLines, demoRefusal, mailLines } from './start-lines.ts';
import { ENCRYPTED_FIELDS } from './encrypted-fields.ts';
import { forgetPid, makeDataDir, notePid } from './platform/config/data-dir.ts';
import { requireFreePort } from './platform/config/free-port.ts';
import { suggestSettings } from './platform/config/suggest-settings.ts';
import { requireDatabase } from './platform/config/reachable-database.ts';
import { keyWarning } from './platform/backup/field-key-check.ts';
import { readSettings, type Settings, SettingsError } from './platform/config/settings.ts';
import { migrate } from './platform/database/migrate.ts';
import { superviseEmbedded } from './platform/embedded/supervisor.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { freeMemory } from './platform/free-memory.ts';
import type { GracefulShutdown } from './platform/graceful-shutdown.ts';

/** Starts everything. If the start fails, the process ends with the reason. */
export async function start(shutdown: GracefulShutdown): Promise<void> {
  try {
    const settings = readSettings(process.env);
    for (const line of suggestSettings(process.env)) process.stderr.write(`${line}\n`);
    await startServices(settings, shutdown);
  } catch (error) {
    // A stop signal aborted the start, so the error is not reported.
    if (shutdown.signal.aborted) return;
    process.stderr.write(
      `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
    );
    process.exit(1);
  }
}

/**
 * Checks the port, then starts database, schema, demo and server in this order. On SIGTERM or
 * SIGINT, also during the start, they are closed in reverse order.
 */
async function startServices(settings: Settings, shutdown: GracefulShutdown): Promise<void> {
  await requireFreePort(settings);
  const { url, isFirst } = await database(settings, shutdown);
  shutdown.signal.throwIfAborted();
  if (settings.demo !== 'off') await resetIncompleteDemo(url, shutdown.signal);
  await migrate(url);
  shutdown.signal.throwIfAborted();
  await refuseDemoRows(url, settings);
  const warning = await keyWarning(url, settings, ENCRYPTED_FIELDS);
  if (warning !== null) process.stderr.write(`${warning}\n`);
  const app = await createApp(settings, url);
  shutdown.onShutdown(() => app.close());
  await loadDemo(app, settings, shutdown.signal);
  shutdown.signal.throwIfAborted();
  await app.init();
  freeMemory();
  await app.listen(settings.port, settings.host);
  const address = await app.getUrl();
  notePid(settings, isFirst, settings.port === 0 ? address : settings.publicOrigin);
  if (!shutdown.signal.aborted) announce(address, settings);
  // The tasks of the start, such as sending the mails that were due, leave garbage of their own.
  void app.get(Jobs).caughtUp.then(freeMemory);
}

/**
 * Returns the URL of the configured database, or starts the embedded database and returns its URL.
 * `isFirst` is false if another process already runs the embedded database of this DATA_DIR.
 */
async function database(
  settings: Settings,
  shutdown: GracefulShutdown,
): Promise<{ url: string; isFirst: boolean }> {
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

/**
 * Refuses a start without the demo on a database that contains demo data.
 * @throws SettingsError if the demo is off and demo accounts or demo rows exist
 */
async function refuseDemoRows(url: string, settings: Settings): Promise<void> {
  if (settings.demo === 'off' && (await isDemoFilled(url)))
    throw new SettingsError(demoRefusal(settings));
}

function announce(address: string, settings: Settings): void {
  const lines = [
    `Site         ${settings.publicOrigin}/`,
    `Back-office  ${settings.publicOrigin}/admin/`,
    `API          ${settings.publicOrigin}/api/docs`,
    `Listening    ${address}`,
  ];
  process.stdout.write(
    `${[...lines, ...demoLines(settings), ...mailLines(settings)].join('\n')}\n`,
  );
}
