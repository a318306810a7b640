import { Injectable } from '@nestjs/common';
import type {
  ChangeSecondFactorRequest,
  ConfirmSecondFactorRequest,
  StartSecondFactorRequest,
} from '@five/shared/auth/second-factor/second-factor.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { SecondFactorRemoval } from '../../users/second-factors/second-factor-removal.ts';
import { loginNameOf, type UserRow } from '../../users/user-row.ts';
import type { Origin } from '../request-origin.ts';
import { ConfirmedOwners } from './confirmed-owners.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecondFactorChanges } from './second-factor-changes.ts';
import { SecondFactors } from './second-factors.ts';

/** Changes the second factor of the caller's own account. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly owners: ConfirmedOwners,
    private readonly factors: SecondFactors,
    private readonly recovery: RecoveryCodes,
    private readonly changes: SecondFactorChanges,
    private readonly removal: SecondFactorRemoval,
  ) {}

  /** The state of the caller's second factor. */
  async state(caller: Caller) {
    const user = await this.owners.of(caller);
    return {
      enabled: user.secondFactor,
      required: await this.factors.isRequired(user),
      recoveryCodes: await this.recovery.count(user.id),
    };
  }

  /**
   * Returns a new secret, after the password, and the present second factor if there is one.
   * @throws DomainError AUTH_CURRENT_PASSWORD_WRONG, AUTH_CODE_WRONG, AUTH_TOO_MANY_ATTEMPTS
   */
  start(
    caller: Caller,
    { password, code }: StartSecondFactorRequest,
    origin: Origin,
  ): Promise<{ secret: string; account: string }> {
    return this.owners.run(caller, { password, origin }, async (tx, user) => {
      if (user.secondFactor) await this.refuseWrong(tx, user, code ?? '');
      return { secret: await this.factors.start(tx, user), account: loginNameOf(user) };
    });
  }

  /**
   * Turns the second factor on. Returns the recovery codes.
   * @throws DomainError AUTH_CODE_WRONG, AUTH_SECOND_FACTOR_MISSING, AUTH_TOO_MANY_ATTEMPTS
   */
  confirm(caller: Caller, { code }: ConfirmSecondFactorRequest, origin: Origin): Promise<string[]> {
    return this.owners.attempt(caller, origin, async (tx, user) => {
      const isRight = await this.factors.confirm(tx, user, code);
      if (isRight === null) throw new DomainError('AUTH_SECOND_FACTOR_MISSING');
      if (!isRight) throw fieldRefused('AUTH_CODE_WRONG', 'code');
      const codes = await this.recovery.replace(tx, user);
      await this.changes.turnedOn(tx, user, caller.session);
      return codes;
    });
  }

  /** @throws DomainError as `remove` */
  renewCodes(
    caller: Caller,
    { password, code }: ChangeSecondFactorRequest,
    origin: Origin,
  ): Promise<string[]> {
    return this.owners.run(caller, { password, origin }, async (tx, user) => {
      if (!user.secondFactor) throw new DomainError('AUTH_SECOND_FACTOR_MISSING');
      await this.refuseWrong(tx, user, code);
      const codes = await this.recovery.replace(tx, user);
      await this.changes.codesRenewed(tx, user);
      return codes;
    });
  }

  /**
   * Turns the second factor off.
   * @throws DomainError AUTH_CURRENT_PASSWORD_WRONG, AUTH_CODE_WRONG, AUTH_SECOND_FACTOR_MISSING,
   * AUTH_SECOND_FACTOR_KEPT, AUTH_TOO_MANY_ATTEMPTS
   */
  remove(
    caller: Caller,
    { password, code }: ChangeSecondFactorRequest,
    origin: Origin,
  ): Promise<void> {
    return this.owners.run(caller, { password, origin }, async (tx, user) => {
      if (!user.secondFactor) throw new DomainError('AUTH_SECOND_FACTOR_MISSING');
      if (await this.factors.isRequired(user)) throw new DomainError('AUTH_SECOND_FACTOR_KEPT');
      await this.refuseWrong(tx, user, code);
      await this.removal.remove(tx, user, caller.reference);
    });
  }

  private async refuseWrong(tx: Tx, user: UserRow, code: string): Promise<void> {
    if (!(await this.factors.use(tx, user, code))) throw fieldRefused('AUTH_CODE_WRONG', 'code');
  }
}
