import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '@five/shared/auth/auth.rules';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { Passwords } from '../auth/passwords.ts';
import { migrate } from '../platform/database/migrate.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { FirstAdmins } from '../users/first-admins.ts';
import { openDatabase } from './open-database.ts';

const USAGE = 'npm run admin -- create EMAIL\n';
const PASSWORD_BYTES = 15; // 20 characters of base64url

/** `admin create EMAIL`: an account that may do everything, with a password that is printed once. */
async function run([command, typed = '']: string[]): Promise<number> {
  const email = normalizeEmail(typed);
  if (command !== 'create' || email === null) {
    process.stderr.write(`${command === 'create' && typed !== '' ? `"${typed}" is no email address.\n` : ''}${USAGE}`);
    return 2;
  }
  const database = await openDatabase();
  try {
    await migrate(database.url);
    process.stdout.write(await create(database, email));
    return 0;
  } finally {
    await database.close();
  }
}

async function create({ url, settings }: Awaited<ReturnType<typeof openDatabase>>, email: string): Promise<string> {
  const app = await NestFactory.createApplicationContext(AppModule.of(settings, url), { logger: false });
  try {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await app.get(Passwords).hash(password);
    const done = await app.get(Transactions).run((tx) => app.get(FirstAdmins).appoint(tx, email, passwordHash));
    return `${email} ${done === 'created' ? 'is an admin now' : 'was known already and is an admin now, with a new password'}.\nPassword: ${password}\nIt is shown this once. Sign in at ${settings.publicOrigin}/admin/ and change it.\n`;
  } finally {
    await app.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
