import { Injectable } from '@nestjs/common';
import { type Limit, Limits } from '../../platform/limits/limits.ts';
import { loginNameOf, type UserRow } from '../../users/user-row.ts';
import { KnownOrigins } from '../known-origins.ts';
import type { Origin } from '../request-origin.ts';

// Limits of wrong second factors per account, from all new locations together; each known location
// has limits of its own, which strangers cannot use up. 30 guesses a day among 1,000,000 codes, of
// which three are valid, succeed once in 30 years, and the guesser needs the password.
const ATTEMPTS: Limit = { points: 5, seconds: 15 * 60, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const ATTEMPTS_DAY: Limit = { points: 30, seconds: 24 * 3600, code: 'AUTH_TOO_MANY_ATTEMPTS' };

/** Counts attempts to enter a second factor, in all sessions and processes together. */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly limits: Limits,
    private readonly origins: KnownOrigins,
  ) {}

  /**
   * Counts an attempt before `work` compares the code, so that concurrent attempts are all counted.
   * If `work` succeeds, the count is reversed.
   * @throws DomainError AUTH_TOO_MANY_ATTEMPTS, or the error of `work`
   */
  async run<T>(user: UserRow, origin: Origin, work: () => Promise<T>): Promise<T> {
    const known = await this.origins.of(loginNameOf(user), origin);
    const key = `${user.reference} ${known ?? 'new'}`;
    await this.limits.take('factor', key, ATTEMPTS);
    await this.limits.take('factor.day', key, ATTEMPTS_DAY);
    const result = await work();
    await this.limits.giveBack('factor', key);
    await this.limits.giveBack('factor.day', key);
    return result;
  }
}
