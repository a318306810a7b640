import { makeDataDir } from '../platform/config/data-dir.ts';
import { requireDatabase } from '../platform/config/reachable-database.ts';
import { readSettings, type Settings } from '../platform/config/settings.ts';
import { startEmbedded } from '../platform/embedded/embedded.ts';

/** The database that a command works on. */
export interface OpenDatabase {
  url: string;
  settings: Settings;
  /** Stops the server if it was started for the command. */
  close(): Promise<void>;
}

/**
 * The server of `DATABASE_URL`; else the embedded one of `DATA_DIR`, either running or started for
 * the command.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const settings = readSettings(process.env);
  makeDataDir(settings);
  await requireDatabase(settings);
  if (settings.databaseUrl !== null)
    return { url: settings.databaseUrl, settings, close: () => Promise.resolve() };
  const embedded = await startEmbedded(settings.dataDir);
  return {
    url: embedded.url,
    settings,
    close: () => (embedded.adopted ? Promise.resolve() : embedded.stop()),
  };
}
