import { Injectable } from '@nestjs/common';
import { typedFactor } from '@five/shared/auth/second-factor/second-factor.rules';
import { isStaff } from '@five/shared/auth/roles';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { SignInRules } from '../../settings/sign-in-rules.ts';
import { SecondFactorStore } from '../../users/second-factors/second-factor-store.ts';
import type { UserRow } from '../../users/user-row.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { newSecret, stepOf } from './totp.ts';

/**
 * The second factors of staff accounts. Every write must run in a transaction that has locked the
 * account. A code is accepted once: its time step must be later than that of the last one.
 */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly clock: Clock,
    private readonly store: SecondFactorStore,
    private readonly rules: SignInRules,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** Whether the sign-in of this account asks for a second factor. */
  isAsked({ role, secondFactor }: UserRow): boolean {
    return isStaff(role) && secondFactor;
  }

  /** Whether the venue requires a second factor of this account; never of demo accounts. */
  async isRequired({ role, demo }: UserRow): Promise<boolean> {
    return isStaff(role) && !demo && (await this.rules.isSecondFactorRequired());
  }

  /** Stores a new secret, which applies once a code of it is confirmed. Returns it in base 32. */
  async start(tx: Tx, user: UserRow): Promise<string> {
    const secret = newSecret();
    await this.store.begin(tx, user, secret);
    return secret;
  }

  /**
   * Replaces the secret by the pending one if the code is right. Returns null if no secret is
   * pending, otherwise whether the code is right.
   */
  async confirm(tx: Tx, user: UserRow, code: string): Promise<boolean | null> {
    const secret = await this.store.secretOf(tx, user, 'pendingSealed');
    if (secret === null) return null;
    const step = stepOf(secret, code, this.clock.now());
    if (step === null) return false;
    await this.store.confirm(tx, user, step);
    return true;
  }

  /** Uses up a code of the app or a recovery code. Returns false if it is not valid. */
  async use(tx: Tx, user: UserRow, typed: string): Promise<boolean> {
    const factor = typedFactor(typed);
    if (factor === null || !user.secondFactor) return false;
    return factor.kind === 'app'
      ? this.useAppCode(tx, user, factor.code)
      : this.recovery.use(tx, user, factor.code);
  }

  private async useAppCode(tx: Tx, user: UserRow, code: string): Promise<boolean> {
    const secret = await this.store.secretOf(tx, user, 'secretSealed');
    const step = secret === null ? null : stepOf(secret, code, this.clock.now());
    return step !== null && (await this.store.advance(tx, user, step));
  }
}
