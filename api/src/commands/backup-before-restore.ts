import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '../platform/backup/connect.ts';
import { makeBackup, type Source } from '../platform/backup/make-backup.ts';

/**
 * Backs up the existing data before a restore or `leave-demo` replaces it. The file is named after
 * that operation. Returns the file's path, or null if there is no data.
 */
export async function backupBeforeRestore(
  folder: string,
  source: Source,
  now: Date,
  before: 'restore' | 'leave-demo' = 'restore',
): Promise<string | null> {
  if (!(await hasSomething(source.url))) return null;
  const file = path.join(
    folder,
    `before-${before}-${now.toISOString().replace(/\W/g, '-')}.tar.zst`,
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makeBackup(file, source, now);
  return file;
}

async function hasSomething(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    const {
      rows: [schema],
    } = await client.query<{ there: boolean }>(
      `select to_regclass('public.users') is not null as there`,
    );
    if (!schema?.there) return false;
    const {
      rows: [found],
    } = await client.query<{ some: boolean }>(
      'select exists (select from users) or exists (select from customers) as some',
    );
    return found?.some === true;
  } finally {
    await client.end();
  }
}
