import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBackup } from '../platform/backup/check-backup.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { backupSource } from '../platform/backup/backup-source.ts';
import { Clock } from '../platform/clock/clock.ts';
import { examineAt } from './examine.ts';
import { openDatabase } from './open-database.ts';

const USAGE =
  'npm run backup -- FILE         all tables and files into a file\nnpm run backup -- ' +
  'check FILE   brings it back into a database of its own, ' +
  'and holds it against what must hold\n';

async function run(args: string[]): Promise<number> {
  const [name, isCheck] = args[0] === 'check' ? [args[1], true] : [args[0], false];
  if (name === undefined || args.length > (isCheck ? 2 : 1)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', name);
  if (!isCheck && existsSync(file))
    throw new Error(`${file} is there already; a backup never replaces a file.`);
  const database = await openDatabase();
  try {
    return isCheck ? await check(file, database.url) : await make(file, database);
  } finally {
    await database.close();
  }
}

async function make(
  file: string,
  { url, settings }: Awaited<ReturnType<typeof openDatabase>>,
): Promise<number> {
  const { tables, files, lost } = await makeBackup(
    file,
    backupSource(settings, url),
    new Clock().follow(settings.clock).now(),
  );
  const key =
    settings.backupPassphrase === null
      ? 'Sealed fields open only with the key in this data folder: set BACKUP_PASSPHRASE to ' +
        'enclose it.\n'
      : 'The key of sealed fields is enclosed, under the passphrase.\n';
  process.stdout.write(
    `${Object.keys(tables).length} tables and ${Object.keys(files).length} files are ` +
      `in ${file}.\n${key}`,
  );
  if (lost.length > 0)
    process.stderr.write(
      `The file store has lost ${lost.length} files that the tables name: ${lost.join(', ')}\n`,
    );
  return lost.length > 0 ? 1 : 0;
}

async function check(file: string, url: string): Promise<number> {
  const { head, findings } = await checkBackup(file, url, examineAt);
  if (findings.length > 0)
    throw new Error(
      `It can be brought back, but what it holds is broken: ` +
        `${findings.map(({ rule }) => rule).join('; ')}.`,
    );
  process.stdout.write(
    `The backup of ${head.madeAt} is whole: it was brought back into a database of ` +
      `its own, every sum is right, and all that must hold does.\n`,
  );
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
