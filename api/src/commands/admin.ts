import 'reflect-metadata';
import { normalizeEmail } from '@five/shared/auth/auth.rules';
import type { Environment } from '../platform/config/settings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { leaveDemoOf } from './leave-demo.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { resetDemoOf } from './reset-demo.ts';
import { CHANGES, changeAccount, listStaff } from './staff-accounts.ts';

const USAGE = `npm run admin -- create EMAIL           makes an admin, with a password printed once
npm run admin -- list                   the staff of the venue
npm run admin -- reset-password EMAIL   a new password, printed once
npm run admin -- reset-second-factor EMAIL
                                        removes the code from an app; ends all sessions
npm run admin -- disable EMAIL          ends all sessions; the account cannot sign in
npm run admin -- enable EMAIL           the account can sign in again
npm run admin -- make-admin EMAIL       changes the role; a player gets a new password
npm run admin -- make-staff EMAIL       likewise
npm run admin -- make-player EMAIL      likewise, without a new password
npm run admin -- leave-demo [--yes]     takes the demo out of the database; asks first,
                                        unless --yes says so
npm run admin -- reset-demo [--yes]     brings the demo back to its first day; likewise
`;

/** Runs a command of `USAGE` with these settings. Prints the result and returns the exit code. */
export async function runAdmin(args: string[], env: Environment): Promise<number> {
  try {
    return await run(args, (work) => withDatabase(env, work));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

type Work = (database: OpenDatabase) => Promise<number>;

async function run(
  [command = '', typed = '', ...more]: string[],
  withDatabase: (work: Work) => Promise<number>,
): Promise<number> {
  if (more.length > 0) return usage();
  if (command === 'leave-demo' && ['', '--yes'].includes(typed))
    return await withDatabase((database) => leaveDemoOf(database, typed === '--yes'));
  if (command === 'reset-demo' && ['', '--yes'].includes(typed))
    return await withDatabase((database) => resetDemoOf(database, typed === '--yes'));
  if (command === 'list' && typed === '') return await withDatabase(listStaff);
  if (!Object.hasOwn(CHANGES, command) || typed === '') return usage();
  const email = normalizeEmail(typed);
  if (email === null) return usage(`"${typed}" is not an email address.\n`);
  return await withDatabase((database) => changeAccount(database, command, email));
}

function usage(reason = ''): number {
  process.stderr.write(reason + USAGE);
  return 2;
}

async function withDatabase(env: Environment, work: Work): Promise<number> {
  const database = await openDatabase(env);
  try {
    await migrate(database.url);
    return await work(database);
  } finally {
    await database.close();
  }
}

if (import.meta.main) process.exitCode = await runAdmin(process.argv.slice(2), process.env);
