import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@five/shared/auth/auth.rules';
import { storedPhones } from '@five/shared/auth/phone.rules';
import type { LoginRequest } from '@five/shared/auth/auth.requests';
import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { Maintenance } from '../platform/access/maintenance.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { LoginsService } from '../users/logins.service.ts';
import type { UserRow } from '../users/user-row.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { AuthLimits } from './auth.limits.ts';
import { DemoAccounts } from './demo-accounts.ts';
import { KnownOrigins } from './known-origins.ts';
import { Passwords } from './passwords.ts';
import { LoginSessionsService } from './login-sessions.service.ts';
import type { Origin } from './request-origin.ts';

export interface SignedIn {
  token: string;
  user: UserAnswer;
}

/**
 * Sign-in by e-mail or phone. A wrong password, an unknown and an erased account get the same
 * answer after the same work. A deactivated account is reported as such only if the password is
 * correct.
 */
@Injectable()
export class LoginService {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
    private readonly users: UsersQueries,
    private readonly sessions: LoginSessionsService,
    private readonly passwords: Passwords,
    private readonly limits: AuthLimits,
    private readonly maintenance: Maintenance,
    private readonly origins: KnownOrigins,
    private readonly demoAccounts: DemoAccounts,
  ) {}

  async login({ email, password }: LoginRequest, origin: Origin): Promise<SignedIn> {
    const account = identifierOf(email);
    const attempt = {
      account,
      address: origin.address,
      known: await this.origins.of(account, origin),
    };
    await this.limits.beforeLogin(attempt);
    const user = await this.checked(email, password, origin);
    await this.limits.afterLogin(attempt);
    await this.maintenance.refuse(user);
    const token = await this.transactions.run(async (tx) =>
      this.sessions.open(tx, await this.unchanged(tx, user), origin),
    );
    return { token, user: await this.users.own(user.id) };
  }

  /** @throws DomainError AUTH_TOO_MANY_ATTEMPTS if the account changed its password too often */
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

  /**
   * The account may have been closed, or its password or role changed, during the hash computation.
   */
  private async unchanged(tx: Tx, { id, passwordHash }: UserRow): Promise<UserRow> {
    const now = await this.logins.lock(tx, id);
    if (now.passwordHash !== passwordHash) throw new DomainError('AUTH_WRONG_CREDENTIALS');
    if (!now.active) throw deactivated();
    return now;
  }

  private async checked(account: string, password: string, origin: Origin): Promise<UserRow> {
    const user = this.demoAccounts.visible(await this.logins.find(account), origin);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !matches) throw new DomainError('AUTH_WRONG_CREDENTIALS');
    if (!user.active) throw deactivated();
    return user;
  }
}

const deactivated = () =>
  new DomainError('AUTH_WRONG_CREDENTIALS', { sentence: 'login.deactivated' });

/** The account in one spelling, so that attempts at `0612…` and `+212612…` add up. */
function identifierOf(text: string): string {
  return (
    (text.includes('@') ? normalizeEmail(text) : storedPhones(text)[0]) ?? text.trim().toLowerCase()
  );
}
