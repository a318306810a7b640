import { Injectable } from '@nestjs/common';
import { passwordProblem } from '@five/shared/auth/password.rules';
import { isStaff } from '@five/shared/auth/roles';
import type { Tx } from '../platform/database/transactions.ts';
import { type DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { AccountListeners } from '../users/account-listeners.ts';
import { LoginsService } from '../users/logins.service.ts';
import type { UserRow } from '../users/user-row.ts';
import { AuthMails } from './auth.mails.ts';
import { type CodePlace, CodesService } from './codes.service.ts';
import { Passwords } from './passwords.ts';
import { LoginSessionsService } from './sessions/login-sessions.service.ts';

/**
 * Sets new passwords. Each change ends all sessions, voids all codes and links, and informs the
 * owner.
 */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly logins: LoginsService,
    private readonly sessions: LoginSessionsService,
    private readonly passwords: Passwords,
    private readonly codes: CodesService,
    private readonly mails: AuthMails,
    private readonly listeners: AccountListeners,
  ) {}

  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  sendCode(tx: Tx, user: UserRow, place: CodePlace): Promise<void> {
    return this.mails.code(tx, user, 'reset', place);
  }

  /**
   * Replaces the password of the account for which a reset token was issued.
   * @throws DomainError AUTH_RESET_TOKEN_INVALID, or the error code that `passwordProblem` returns
   * for the new password
   */
  async reset(
    tx: Tx,
    { id }: UserRow,
    token: string,
    next: { password: string; passwordHash: string },
  ): Promise<void> {
    const user = await this.logins.lock(tx, id);
    if (!(await this.codes.consume(tx, id, 'reset_token', token))) throw resetTokenInvalid();
    const problem = passwordProblem(next.password, user, isStaff(user.role));
    if (problem) throw fieldRefused(problem, 'password');
    await this.set(tx, user, next.passwordHash);
  }

  async set(tx: Tx, user: UserRow, passwordHash: string): Promise<void> {
    await this.logins.setPassword(tx, user, passwordHash);
    await this.sessions.endAll(tx, user.id);
    await this.codes.drop(tx, user.id, ['reset', 'reset_token', 'login']);
    await this.listeners.secured(tx, user.id);
    await this.mails.passwordChanged(tx, user);
  }
}

export const resetTokenInvalid = (): DomainError =>
  fieldRefused('AUTH_RESET_TOKEN_INVALID', 'token');
