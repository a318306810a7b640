import { Injectable } from '@nestjs/common';
import type { EraseAccountRequest } from '@five/shared/auth/auth.requests';
import type { Caller } from '../platform/access/caller.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { ErasureService } from '../users/erasure.service.ts';
import { LoginsService, NO_PASSWORD } from '../users/logins.service.ts';
import { loginNameOf, type UserRow } from '../users/user-row.ts';
import { CodesService } from './codes.service.ts';
import type { Origin } from './request-origin.ts';
import { CodeAttempts } from './sign-in/code-attempts.ts';
import { Credentials } from './sign-in/credentials.ts';

/** Erases accounts for their owners, who confirm it by the password, or by a code without one. */
@Injectable()
export class OwnErasureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
    private readonly credentials: Credentials,
    private readonly attempts: CodeAttempts,
    private readonly codes: CodesService,
    private readonly erasure: ErasureService,
  ) {}

  /**
   * Erases the caller's account.
   * @throws DomainError AUTH_CURRENT_PASSWORD_WRONG, AUTH_CODE_WRONG, AUTH_CODE_EXPIRED,
   * AUTH_CODE_SPENT, AUTH_ERASE_BLOCKED
   */
  async erase(
    caller: Caller,
    { password = '', code }: EraseAccountRequest,
    origin: Origin,
  ): Promise<void> {
    const user = await this.logins.byId(caller.userId);
    // Refuses an account that was closed after this request was authenticated.
    if (!user.active) throw new DomainError('AUTH_REQUIRED');
    if (code !== undefined && user.passwordHash === NO_PASSWORD)
      return this.eraseByCode(user, code, origin);
    if (!(await this.credentials.confirm(user, password, origin.address)))
      throw fieldRefused('AUTH_CURRENT_PASSWORD_WRONG', 'password');
    await this.transactions.run((tx) => this.erasure.erase(tx, user));
  }

  private async eraseByCode(user: UserRow, code: string, origin: Origin): Promise<void> {
    const { isKnown } = await this.attempts.beforeEntering(loginNameOf(user), origin);
    const { problem } = await this.codes.attempt(user.id, ['login'], code, { isKnown });
    if (problem) throw fieldRefused(problem, 'code');
    await this.transactions.run(async (tx) => {
      await this.consume(tx, user, code);
      await this.erasure.erase(tx, user);
    });
    await this.attempts.afterEntering(origin);
  }

  private async consume(tx: Tx, { id }: UserRow, code: string): Promise<void> {
    if (!(await this.codes.consume(tx, id, 'login', code)))
      throw fieldRefused('AUTH_CODE_WRONG', 'code');
  }
}
