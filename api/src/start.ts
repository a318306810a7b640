import 'reflect-metadata';
import { createApp } from './create-app.ts';
import { loadDemo } from './seed/load-demo.ts';
import { wipeTornDemo } from './seed/torn-demo.ts';
import { isDemoFilled } from './seed/demo-marks.ts';
import { demoLines, demoRefusal, mailLines } from './start-lines.ts';
import { SEALED_FIELDS } from './sealed-fields.ts';
import { forgetPid, makeDataDir, notePid } from './platform/config/data-dir.ts';
import { requireFreePort } from './platform/config/free-port.ts';
import { nearNames } from './platform/config/near-names.ts';
import { requireDatabase } from './platform/config/reachable-database.ts';
import { keyWarning } from './platform/config/same-key.ts';
import { readSettings, type Settings, SettingsError } from './platform/config/settings.ts';
import { migrate } from './platform/database/migrate.ts';
import { superviseEmbedded } from './platform/embedded/supervisor.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import type { Stop } from './platform/stop.ts';

/** Starts everything, or ends the process with the reason. */
export async function start(stop: Stop): Promise<void> {
  try {
    const settings = readSettings(process.env);
    for (const line of nearNames(process.env)) process.stderr.write(`${line}\n`);
    await bringUp(settings, stop);
  } catch (error) {
    if (stop.signal.aborted) return; // A stop signal ended the start.
    process.stderr.write(
      `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
    );
    process.exit(1);
  }
}

/**
 * Port, database, schema, demo, server: in this order, and closed in reverse order on SIGTERM or
 * SIGINT at any point.
 */
async function bringUp(settings: Settings, stop: Stop): Promise<void> {
  await requireFreePort(settings);
  const { url, isFirst } = await database(settings, stop);
  stop.signal.throwIfAborted();
  if (settings.demo !== 'off') await wipeTornDemo(url, stop.signal);
  await migrate(url);
  stop.signal.throwIfAborted();
  await refuseDemoRows(url, settings);
  const warning = await keyWarning(url, settings, SEALED_FIELDS);
  if (warning !== null) process.stderr.write(`${warning}\n`);
  const app = await createApp(settings, url);
  stop.stands(() => app.close());
  await loadDemo(app, settings, stop.signal);
  stop.signal.throwIfAborted();
  await app.init();
  giveBackMemory();
  await app.listen(settings.port, settings.host);
  const address = await app.getUrl();
  notePid(settings, isFirst, settings.port === 0 ? address : settings.publicOrigin);
  if (!stop.signal.aborted) announce(address, settings);
}

/**
 * The database of the settings, or the embedded one, which is started; and whether no other process
 * serves from this DATA_DIR.
 */
async function database(
  settings: Settings,
  stop: Stop,
): Promise<{ url: string; isFirst: boolean }> {
  makeDataDir(settings);
  await requireDatabase(settings);
  const embedded =
    settings.databaseUrl === null
      ? await superviseEmbedded(settings.dataDir, { signal: stop.signal })
      : null;
  if (embedded) stop.stands(() => embedded.stop());
  stop.stands(() => forgetPid(settings));
  return { url: settings.databaseUrl ?? embedded?.url ?? '', isFirst: embedded?.adopted !== true };
}

/** @throws SettingsError if the demo is off and its accounts or rows exist */
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
