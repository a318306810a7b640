import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import type { Origin } from '../request-origin.ts';
import { Credentials } from '../sign-in/credentials.ts';
import { FactorAttempts } from './factor-attempts.ts';

type Work<T> = (tx: Tx, user: UserRow) => Promise<T>;

/** Runs changes of the caller's second factor with the account locked, and attempts counted. */
@Injectable()
export class ConfirmedOwners {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
    private readonly credentials: Credentials,
    private readonly attempts: FactorAttempts,
  ) {}

  /**
   * The account of the caller.
   * @throws DomainError AUTH_REQUIRED if it was closed after the request was authenticated
   */
  async of({ userId }: Caller): Promise<UserRow> {
    const user = await this.logins.byId(userId);
    if (!user.active) throw new DomainError('AUTH_REQUIRED');
    return user;
  }

  /** Runs `work` after the password was confirmed; `work` compares the second factor. */
  async run<T>(
    caller: Caller,
    { password, origin }: { password: string; origin: Origin },
    work: Work<T>,
  ): Promise<T> {
    const user = await this.of(caller);
    if (!(await this.credentials.confirm(user, password, origin.address)))
      throw fieldRefused('AUTH_CURRENT_PASSWORD_WRONG', 'password');
    return this.attempt(caller, origin, work);
  }

  /** Runs `work` as an attempt to enter a second factor. */
  async attempt<T>(caller: Caller, origin: Origin, work: Work<T>): Promise<T> {
    return this.attempts.run(await this.of(caller), origin, () =>
      this.transactions.run(async (tx) => work(tx, await this.logins.lock(tx, caller.userId))),
    );
  }
}
