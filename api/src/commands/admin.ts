import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '@five/shared/auth/auth.rules';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { Passwords } from '../auth/passwords.ts';
import type { Settings } from '../platform/config/settings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { ConsoleAccounts } from '../users/console-accounts.ts';
import { servedOrigin } from '../platform/config/data-dir.ts';
import { leaveDemoOf } from './leave-demo.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const USAGE =
  'npm run admin -- create EMAIL         makes an admin, with a password that is printed ' +
  'once\nnpm run admin -- leave-demo [--yes]   takes the demo out of the database; asks ' +
  'first, unless --yes says so\n';
const PASSWORD_BYTES = 15; // 15 random bytes are 20 characters of base64url.

/**
 * Runs `admin create EMAIL`, which creates an administrator account and prints its password once,
 * or `admin leave-demo`. Returns the exit code.
 */
async function run([command, typed = '', ...more]: string[]): Promise<number> {
  if (command === 'leave-demo' && ['', '--yes'].includes(typed) && more.length === 0)
    return await withDatabase((database) => leaveDemoOf(database, typed === '--yes'));
  const email = normalizeEmail(typed);
  if (command !== 'create' || email === null) {
    const isWrong = command === 'create' && typed !== '';
    process.stderr.write((isWrong ? `"${typed}" is not an email address.\n` : '') + USAGE);
    return 2;
  }
  return await withDatabase(async (database) => {
    await migrate(database.url);
    process.stdout.write(await create(database, email));
    return 0;
  });
}

async function withDatabase(work: (database: OpenDatabase) => Promise<number>): Promise<number> {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function create({ url, settings }: OpenDatabase, email: string): Promise<string> {
  const app = await NestFactory.createApplicationContext(AppModule.of(settings, url), {
    logger: false,
  });
  try {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await app.get(Passwords).hash(password);
    const done = await app
      .get(Transactions)
      .run((tx) => app.get(ConsoleAccounts).appoint(tx, email, passwordHash));
    const became =
      done === 'created'
        ? 'is an admin now'
        : 'was known already and is an admin now, with a new password';
    return (
      `${email} ${became}.\nPassword: ${password}\n` +
      `It is shown this once. ${signInAt(settings)} and change it.\n`
    );
  } finally {
    await app.close();
  }
}

/**
 * Sign-in hint with the address of the server that uses this DATA_DIR. If no server runs, the hint
 * contains the address that a server with these settings would have.
 */
function signInAt(settings: Settings): string {
  const origin = servedOrigin(settings);
  return origin === null
    ? `Start the product, sign in at ${settings.publicOrigin}/admin/`
    : `Sign in at ${origin}/admin/`;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
