import { Injectable } from '@nestjs/common';
import type { ResetPasswordRequest } from '@five/shared/auth/auth.requests';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { emailOf } from '../platform/http/normalized.ts';
import type { UserRow } from '../users/user-row.ts';
import { AuthLimits } from './auth.limits.ts';
import { CodesService } from './codes.service.ts';
import { MINIMUM_MS, withMinimumDuration } from './with-minimum-duration.ts';
import { KnownOrigins } from './known-origins.ts';
import type { Origin } from './request-origin.ts';
import { NewPasswords, resetTokenInvalid } from './new-passwords.ts';
import { AccountFinder } from './sign-in/account-finder.ts';

/**
 * Password reset in three steps: a mailed code, a token in exchange for the code, a new password in
 * exchange for the token. No response reveals whether an account exists.
 */
@Injectable()
export class ResetService {
  /** Minimum duration of answers to callers without a session. */
  minimumMs = MINIMUM_MS;

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountFinder,
    private readonly codes: CodesService,
    private readonly limits: AuthLimits,
    private readonly newPasswords: NewPasswords,
    private readonly origins: KnownOrigins,
  ) {}

  /**
   * Sends a reset code if an account with the typed e-mail address exists. Returns the normalized
   * address in both cases.
   */
  request(typed: string, origin: Origin): Promise<string> {
    return withMinimumDuration(this.minimumMs, async () => {
      const email = emailOf(typed, 'email');
      const known = await this.origins.of(email, origin);
      await this.limits.sendCode('reset', { account: email, address: origin.address, known });
      const user = await this.known(email, origin);
      if (user)
        await this.transactions.run((tx) =>
          this.newPasswords.sendCode(tx, user, { isKnown: known !== null }),
        );
      return email;
    });
  }

  /**
   * Exchanges a reset code for a token.
   * @throws DomainError AUTH_CODE_WRONG
   */
  async validate(
    typed: string,
    code: string,
    origin: Origin,
  ): Promise<{ email: string; token: string }> {
    const { address } = origin;
    await this.limits.tryCode(address);
    return withMinimumDuration(this.minimumMs, async () => {
      const email = emailOf(typed, 'email');
      const known = await this.origins.of(email, origin);
      await this.limits.tryAsStranger('reset', { account: email, address, known });
      const user = await this.known(email, origin);
      const tried =
        user && (await this.codes.attempt(user.id, ['reset'], code, { isKnown: known !== null }));
      if (!user || !tried || tried.problem) throw fieldRefused('AUTH_CODE_WRONG', 'code');
      const token = await this.transactions.run((tx) => this.exchange(tx, user, code));
      await this.limits.afterStranger('reset', { address });
      return { email, token };
    });
  }

  /**
   * Sets a new password with the token.
   * @throws DomainError AUTH_RESET_TOKEN_INVALID, AUTH_PASSWORD_PERSONAL
   */
  async reset({ email, token, password }: ResetPasswordRequest, origin: Origin): Promise<void> {
    await this.limits.tryCode(origin.address);
    await withMinimumDuration(this.minimumMs, async () => {
      const user = await this.known(emailOf(email, 'email'), origin);
      if (!user || !(await this.codes.holds(user.id, 'reset_token', token)))
        throw resetTokenInvalid();
      // The hash takes 100 ms of a CPU core, so it is computed only for a valid token.
      const passwordHash = await this.newPasswords.hash(password);
      await this.transactions.run(async (tx) => {
        await this.newPasswords.reset(tx, user, token, { password, passwordHash });
        // Stores the origin of this request as a known location: the owner can then sign in from
        // it, however many guesses come from other locations.
        await this.origins.remember(tx, user.id, origin);
      });
    });
  }

  private async exchange(tx: Tx, user: UserRow, code: string): Promise<string> {
    if (!(await this.codes.consume(tx, user.id, 'reset', code)))
      throw fieldRefused('AUTH_CODE_WRONG', 'code');
    return this.codes.issueToken(tx, user.id);
  }

  private async known(email: string, origin: Origin): Promise<UserRow | null> {
    const user = await this.accounts.find(email, origin);
    return user?.active ? user : null;
  }
}
