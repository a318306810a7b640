import 'reflect-metadata';
import path from 'node:path';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { backupSource } from '../platform/backup/backup-source.ts';
import { type KeyOutcome, installKey } from '../platform/backup/install-key.ts';
import { verifyBackup } from '../platform/backup/verify-backup.ts';
import { Clock } from '../platform/clock/clock.ts';
import { backupBeforeRestore } from './backup-before-restore.ts';
import { openDatabase } from './open-database.ts';

const USAGE =
  'npm run restore -- FILE   puts what a backup holds in the place of all that is there; ' +
  'what was there is kept as a backup\n';

const KEYS: Record<KeyOutcome, string> = {
  same: '',
  taken: 'The key of sealed fields came with it. Where the product is running, start it again.\n',
  wrong:
    'Sealed fields (identity numbers, addresses of calendars) cannot be read: ' +
    'BACKUP_PASSPHRASE is not the one that the key was enclosed under.\n',
  missing:
    'Sealed fields (identity numbers, addresses of calendars) cannot be read: they were ' +
    'sealed with the key of another data folder, and the backup does not enclose it or ' +
    'BACKUP_PASSPHRASE is not set.\n',
};

async function run([name, ...more]: string[]): Promise<number> {
  if (name === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', name);
  await verifyBackup(file); // The backup is verified before a database server is started.
  const database = await openDatabase();
  try {
    process.stdout.write(await restore(file, database));
    return 0;
  } finally {
    await database.close();
  }
}

async function restore(
  file: string,
  { url, settings }: Awaited<ReturnType<typeof openDatabase>>,
): Promise<string> {
  const source = backupSource(settings, url);
  const backupFile = await backupBeforeRestore(
    settings.backupDir,
    source,
    new Clock().follow(settings.clock).now(),
  );
  const { head, manifest } = await restoreBackup(file, source);
  const key = installKey(settings, head);
  const before = backupFile === null ? '' : `What was there before is kept in ${backupFile}.\n`;
  return (
    `${Object.keys(manifest.tables).length} tables and ` +
    `${Object.keys(manifest.files).length} files are as they were at ` +
    `${head.madeAt}.\n${KEYS[key]}${before}`
  );
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
