import { makeDataDir } from '../platform/config/data-dir.ts';
import { requireDatabase } from '../platform/config/reachable-database.ts';
import { type Environment, readSettings, type Settings } from '../platform/config/settings.ts';
import { startEmbedded } from '../platform/embedded/embedded.ts';

/** The database that a command works on. */
export interface OpenDatabase {
  url: string;
  settings: Settings;
  /** Closes the database server if it was started for the command. */
  close(): Promise<void>;
}

/**
 * Opens the database server of `DATABASE_URL`. Without `DATABASE_URL` it uses the embedded server
 * of `DATA_DIR`, and starts that server if it is not running.
 */
export async function openDatabase(env: Environment = process.env): Promise<OpenDatabase> {
  const settings = readSettings(env);
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
