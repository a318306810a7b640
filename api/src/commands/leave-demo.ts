import type { DataSource } from 'typeorm';
import { backupSource } from '../platform/backup/backup-source.ts';
import { Clock } from '../platform/clock/clock.ts';
import { connectWithRetry, dataSourceOptions } from '../platform/database/data-source.ts';
import { isDemoFilled } from '../seed/demo-marks.ts';
import { leaveDemo, type Leaving, surveyDemo } from '../seed/leaving/leave-demo.ts';
import { removeMailFiles } from '../seed/leaving/mail-files.ts';
import { backupBeforeRestore } from './backup-before-restore.ts';
import { agrees, refuseRunningServer } from './confirmation.ts';
import type { OpenDatabase } from './open-database.ts';

const UNBOUNDED = 0;

/**
 * `admin leave-demo`: removes the demo data from a database and keeps the venue's own data. Returns
 * the exit code.
 */
export async function leaveDemoOf(
  { url, settings }: OpenDatabase,
  isAgreed: boolean,
): Promise<number> {
  if (!(await isDemoFilled(url)))
    return print('The demo is not in this database: there is nothing to take out.\n');
  const source = await connectWithRetry(dataSourceOptions(url, [], 1, UNBOUNDED));
  try {
    await refuseRunningServer(source, 'leave-demo');
    const survey = await source.transaction((tx) => surveyDemo(tx));
    print(described(survey));
    if (!isAgreed && !(await agrees('take it out'))) return print('Nothing was changed.\n', 1);
    const now = new Clock().follow(settings.clock).now();
    const backupFile = await backupBeforeRestore(
      settings.backupDir,
      backupSource(settings, url),
      now,
      'leave-demo',
    );
    const mails = await source.transaction(async (tx) => {
      await surveyDemo(tx);
      return leaveDemo(tx, now);
    });
    await removeMailFiles(settings.dataDir, mails);
    return print(await closing(source, backupFile));
  } finally {
    await source.destroy();
  }
}

function print(text: string, code = 0): number {
  process.stdout.write(text);
  return code;
}

const KINDS: [string, string][] = [
  ['users', 'accounts'],
  ['customers', 'customers'],
  ['bookings', 'bookings'],
  ['payments', 'payments'],
  ['subscriptions', 'packs'],
  ['cash_sessions', 'days of the drawer'],
  ['bank_lines', 'lines of the bank'],
  ['pitches', 'pitches'],
  ['pricings', 'prices'],
  ['addons', 'extras'],
  ['tournaments', 'tournaments'],
  ['academy_registrations', 'children of the academy'],
  ['medias', 'pictures'],
  ['partners', 'partners'],
  ['promos', 'announcements'],
  ['discussions', 'discussions'],
  ['contact_messages', 'messages to the desk'],
];

const counted = (rows: Record<string, number>): string =>
  KINDS.filter(([table]) => (rows[table] ?? 0) > 0)
    .map(([table, name]) => `${rows[table]} ${name}`)
    .join(', ');

function described({ going, staying, settings }: Leaving): string {
  const stays = counted(staying);
  return (
    [
      `The demo goes: ${counted(going) || 'nothing'}, and all that belongs to them.`,
      'What stays: your settings, what you edited, accounts that people made, and all ' +
        'bookings and payments of real customers.',
      ...(stays
        ? [
            `What the demo made and real bookings or people refer to stays too: ` +
              `${stays}. People of the demo among them lose their name and can never ` +
              `sign in.`,
          ]
        : []),
      ...(settings.length > 0
        ? [
            `Settings that still have the demo's invented value are emptied: ` +
              `${settings.join(', ')}.`,
          ]
        : []),
      'A backup of all that is there is made first.',
    ].join('\n') + '\n'
  );
}

async function closing(source: DataSource, backupFile: string | null): Promise<string> {
  const admins = await source.query<unknown[]>(
    `select 1 from users where role = 'admin' and active and erased_at is null limit 1`,
  );
  const first =
    admins.length > 0 ? '' : 'No admin is left. Make yours: npm run admin -- create EMAIL\n';
  const kept = backupFile === null ? '' : `What was there before is kept in ${backupFile}.\n`;
  return `The demo is out of this database.\n${kept}${first}`;
}
