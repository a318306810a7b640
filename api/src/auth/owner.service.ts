import { Injectable } from '@nestjs/common';
import type { ChangePasswordRequest } from '@five/shared/auth/auth.requests';
import { passwordProblem } from '@five/shared/auth/password.rules';
import { isStaff } from '@five/shared/auth/roles';
import type { Caller } from '../platform/access/caller.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { LoginsService, NO_PASSWORD } from '../users/logins.service.ts';
import type { UserRow } from '../users/user-row.ts';
import type { Origin } from './request-origin.ts';
import { NewPasswords } from './new-passwords.ts';
import { Credentials } from './sign-in/credentials.ts';
import { SessionOpener } from './sign-in/session-opener.ts';

/** Changes the password of the caller's own account. */
@Injectable()
export class OwnerService {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
    private readonly credentials: Credentials,
    private readonly newPasswords: NewPasswords,
    private readonly sessions: SessionOpener,
  ) {}

  /**
   * Changes the password, or sets that of an account without one, and ends all sessions, including
   * the current session. Returns the token of
   * a new session, so that the owner stays signed in.
   */
  async changePassword(
    caller: Caller,
    { currentPassword, password }: ChangePasswordRequest,
    origin: Origin,
  ): Promise<string> {
    const user = await this.mayChange(caller, currentPassword, origin);
    const problem = passwordProblem(password, user, isStaff(user.role));
    if (problem) throw fieldRefused(problem, 'password');
    await this.credentials.countPasswordChange(user);
    const passwordHash = await this.newPasswords.hash(password);
    return this.transactions.run(async (tx) => {
      const locked = await this.logins.lock(tx, user.id);
      if (locked.passwordHash !== user.passwordHash)
        throw fieldRefused('AUTH_CURRENT_PASSWORD_WRONG', 'currentPassword');
      await this.newPasswords.set(tx, locked, passwordHash);
      return this.sessions.open(tx, locked, origin);
    });
  }

  /**
   * The account whose password the caller may change: the current password was given, or the
   * account has none.
   */
  private async mayChange(
    caller: Caller,
    currentPassword: string | undefined,
    { address }: Origin,
  ): Promise<UserRow> {
    const user = await this.logins.byId(caller.userId);
    // Refuses an account that was closed after this request was authenticated.
    if (!user.active) throw new DomainError('AUTH_REQUIRED');
    const isConfirmed =
      currentPassword === undefined
        ? user.passwordHash === NO_PASSWORD
        : await this.credentials.confirm(user, currentPassword, address);
    if (!isConfirmed) throw fieldRefused('AUTH_CURRENT_PASSWORD_WRONG', 'currentPassword');
    return user;
  }
}
