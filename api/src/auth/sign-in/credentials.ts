import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@five/shared/auth/auth.rules';
import type { LoginRequest } from '@five/shared/auth/auth.requests';
import { storedPhones } from '@five/shared/auth/phone.rules';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthLimits } from '../auth.limits.ts';
import { KnownOrigins } from '../known-origins.ts';
import { Passwords } from '../passwords.ts';
import type { Origin } from '../request-origin.ts';
import { AccountFinder } from './account-finder.ts';

/**
 * Checks passwords, with limits against guessing. A wrong password, an unknown and an erased
 * account get the same answer after the same work. A deactivated account is reported as such only
 * if the password is correct.
 */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: AccountFinder,
    private readonly logins: LoginsService,
    private readonly passwords: Passwords,
    private readonly limits: AuthLimits,
    private readonly origins: KnownOrigins,
  ) {}

  /** The active account with this e-mail or phone and password. */
  async verify({ email, password }: LoginRequest, origin: Origin): Promise<UserRow> {
    const account = identifierOf(email);
    const attempt = {
      account,
      address: origin.address,
      known: await this.origins.of(account, origin),
    };
    await this.limits.beforeLogin(attempt);
    const user = await this.checked(email, password, origin);
    await this.limits.afterLogin(attempt);
    return user;
  }

  /**
   * Locks an account after its password was verified, and returns its current row. Throws if the
   * account was deactivated, or its password changed, while the hash was computed.
   * @throws DomainError AUTH_WRONG_CREDENTIALS if the password changed, or the error of a
   * deactivated account
   */
  async lockUnchanged(tx: Tx, { id, passwordHash }: UserRow): Promise<UserRow> {
    const now = await this.logins.lock(tx, id);
    if (now.passwordHash !== passwordHash) throw new DomainError('AUTH_WRONG_CREDENTIALS');
    if (!now.active) throw deactivated();
    return now;
  }

  /**
   * Counts a password change of a user.
   * @throws DomainError AUTH_TOO_MANY_ATTEMPTS if the account changed its password too often
   */
  countPasswordChange({ reference }: UserRow): Promise<void> {
    return this.limits.changePassword(reference);
  }

  /** Whether `password` is the password of this signed-in user. */
  async confirm(user: UserRow, password: string, address: string): Promise<boolean> {
    const attempt = { account: user.reference, address };
    await this.limits.beforeConfirming(attempt);
    const matches = await this.passwords.matches(password, user.passwordHash);
    if (matches) await this.limits.afterConfirming(attempt);
    return matches;
  }

  private async checked(account: string, password: string, origin: Origin): Promise<UserRow> {
    const user = await this.accounts.find(account, origin);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !matches) throw new DomainError('AUTH_WRONG_CREDENTIALS');
    if (!user.active) throw deactivated();
    return user;
  }
}

/** The error of a deactivated account, after its password or code was correct. */
export const deactivated = () =>
  new DomainError('AUTH_WRONG_CREDENTIALS', { sentence: 'login.deactivated' });

/**
 * The account name in a uniform spelling, so that attempts at `0612…` and `+212612…` are counted
 * together.
 */
export function identifierOf(text: string): string {
  return (
    (text.includes('@') ? normalizeEmail(text) : storedPhones(text)[0]) ?? text.trim().toLowerCase()
  );
}
