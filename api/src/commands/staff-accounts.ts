import { randomBytes } from 'node:crypto';
import { PASSWORD_MIN } from '@five/shared/auth/password-length.rules';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { Passwords } from '../auth/passwords.ts';
import { servedOrigin } from '../platform/config/data-dir.ts';
import type { Settings } from '../platform/config/settings.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { Translator } from '../platform/i18n/translator.ts';
import { ConsoleAccounts, type StaffLine } from '../users/console-accounts.ts';
import type { StoredRole } from '../users/user.entity.ts';
import type { OpenDatabase } from './open-database.ts';

const PASSWORD_BYTES = 15; // 15 random bytes are 20 characters of base64url.

/** A new password, its hash, and the services that change accounts. */
interface Desk {
  accounts: ConsoleAccounts;
  settings: Settings;
  password: string;
  hash: string;
}

/** Changes the account with `email`. Returns the line to print, or null if there is no account. */
type Change = (tx: Tx, email: string, desk: Desk) => Promise<string | null>;

/** The commands of `npm run admin` that take an email. */
export const CHANGES: Record<string, Change> = {
  create: async (tx, email, desk) => {
    const done = await desk.accounts.appoint(tx, email, desk.hash);
    const became =
      done === 'created'
        ? 'is an admin now'
        : 'was known already and is an admin now, with a new password';
    return `${email} ${became}.\n${handedOver(desk)}`;
  },
  'reset-password': async (tx, email, desk) =>
    (await desk.accounts.replacePassword(tx, email, desk.hash))
      ? `${email} has a new password, and all its sessions have ended.\n${handedOver(desk)}`
      : null,
  'reset-second-factor': async (tx, email, { accounts }) => {
    const isRemoved = await accounts.resetSecondFactor(tx, email);
    if (isRemoved === null) return null;
    return isRemoved
      ? `${email} signs in without a second factor, and all its sessions have ended.\n`
      : `${email} has no second factor.\n`;
  },
  disable: async (tx, email, { accounts }) =>
    (await accounts.setActive(tx, email, false))
      ? `${email} is disabled, and all its sessions have ended.\n`
      : null,
  enable: async (tx, email, { accounts }) =>
    (await accounts.setActive(tx, email, true)) ? `${email} is enabled.\n` : null,
  'make-admin': role('admin'),
  'make-staff': role('staff'),
  'make-player': role('player'),
};

function role(to: StoredRole): Change {
  return async (tx, email, desk) => {
    const isReplaced = await desk.accounts.setRole(tx, email, to, desk.hash);
    if (isReplaced === null) return null;
    const line = `${email} is ${to === 'player' ? 'a player' : `of the role ${to}`} now.\n`;
    return isReplaced ? line + handedOver(desk) : line;
  };
}

/** Prints the staff of the venue, one account a line. Returns the exit code. */
export function listStaff(database: OpenDatabase): Promise<number> {
  return inContext(database, async (app) => {
    const staff = await app.get(ConsoleAccounts).staff();
    process.stdout.write(
      staff.length === 0 ? 'There is no staff.\n' : staff.map(described).join(''),
    );
    return 0;
  });
}

const described = ({ email, fullName, role: of, active, hasPassword }: StaffLine): string =>
  [of, active ? 'active' : 'disabled', hasPassword ? '' : 'no password yet', email, fullName]
    .filter((part) => part !== '')
    .join('  ') + '\n';

/** Runs one of `CHANGES`. Returns the exit code. */
export function changeAccount(
  database: OpenDatabase,
  command: string,
  email: string,
): Promise<number> {
  return inContext(database, async (app) => {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const desk = {
      accounts: app.get(ConsoleAccounts),
      settings: database.settings,
      password,
      hash: await app.get(Passwords).hash(password),
    };
    const line = await app
      .get(Transactions)
      .run(async (tx) => (await CHANGES[command]?.(tx, email, desk)) ?? null);
    if (line === null) process.stderr.write(`There is no account with the address ${email}.\n`);
    else process.stdout.write(line);
    return line === null ? 1 : 0;
  });
}

type Context = Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;

async function inContext(
  { url, settings }: OpenDatabase,
  work: (app: Context) => Promise<number>,
): Promise<number> {
  const app = await NestFactory.createApplicationContext(AppModule.of(settings, url), {
    logger: false,
  });
  try {
    return await work(app);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${app.get(Translator).error('en', error.code)}\n`);
    return 1;
  } finally {
    await app.close();
  }
}

const handedOver = ({ password, settings }: Desk): string =>
  `Password: ${password}\nIt is shown this once. ${signInAt(settings)} and change it: a password ` +
  `of the staff has at least ${PASSWORD_MIN.staff} characters.\n`;

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
