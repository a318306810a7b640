import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Settings } from '../../platform/config/settings.ts';
import { openStore } from '../../platform/files/open-store.ts';
import { dropTables } from '../reset-incomplete-demo.ts';

/**
 * Deletes all tables of a database that the demo filled, then the stored files of its rows and the
 * mails that were written to files.
 * @throws Error if the database contains tables of other programs
 */
export async function wipeDemo(
  client: pg.Client,
  settings: Pick<Settings, 'files' | 'dataDir'>,
): Promise<void> {
  const { rows } = await client.query<{ key: string }>(
    `select form->>'key' as key from files, jsonb_array_elements(forms) form`,
  );
  await dropTables(client);
  const store = openStore(settings);
  for (const { key } of rows) await store.remove(key);
  await rm(path.join(settings.dataDir, 'mail'), { recursive: true, force: true });
}
