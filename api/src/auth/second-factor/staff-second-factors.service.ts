import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { SignInRules } from '../../settings/sign-in-rules.ts';
import { LoginsService } from '../../users/logins.service.ts';
import { SecondFactorRemoval } from '../../users/second-factors/second-factor-removal.ts';
import { LoginSessionsService } from '../sessions/login-sessions.service.ts';

/** Administration of the second factors of the staff. */
@Injectable()
export class StaffSecondFactors {
  constructor(
    private readonly transactions: Transactions,
    private readonly rules: SignInRules,
    private readonly logins: LoginsService,
    private readonly removal: SecondFactorRemoval,
    private readonly sessions: LoginSessionsService,
  ) {}

  /**
   * Removes the second factor of a colleague, and ends all sessions of the account. Nothing
   * happens if there is none.
   * @throws DomainError USER_OWN_SCOPE, NOT_FOUND
   */
  async reset(caller: Caller, reference: string): Promise<void> {
    const { id } = await this.logins.known(reference);
    if (reference === caller.reference) throw new DomainError('USER_OWN_SCOPE');
    await this.transactions.run(async (tx) => {
      const user = await this.logins.lock(tx, id);
      if (await this.removal.remove(tx, user, caller.reference)) await this.sessions.endAll(tx, id);
    });
  }

  isRequired(): Promise<boolean> {
    return this.rules.isSecondFactorRequired();
  }

  /**
   * Requires a second factor of all staff, or stops requiring it. An admin without one cannot
   * require it, because the same admin must be able to sign in afterwards. Sessions of staff
   * without one end in both cases.
   * @throws DomainError AUTH_SECOND_FACTOR_MISSING
   */
  require(caller: Caller, isRequired: boolean): Promise<void> {
    return this.transactions.run(async (tx) => {
      const admin = await this.logins.lock(tx, caller.userId);
      if (isRequired && !admin.secondFactor)
        throw fieldRefused('AUTH_SECOND_FACTOR_MISSING', 'secondFactorRequired');
      if (await this.rules.requireSecondFactor(tx, caller, isRequired))
        await this.sessions.endWithoutSecondFactor(tx, caller.session);
    });
  }
}
