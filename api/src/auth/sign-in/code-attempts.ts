import { Injectable } from '@nestjs/common';
import type { UserRow } from '../../users/user-row.ts';
import { AuthLimits } from '../auth.limits.ts';
import type { CodePlace } from '../codes.service.ts';
import { KnownOrigins } from '../known-origins.ts';
import type { Origin } from '../request-origin.ts';
import { AccountFinder } from './account-finder.ts';
import { identifierOf } from './credentials.ts';

/** The account of a typed email or phone, and whether the request comes from a known location. */
interface Sought extends CodePlace {
  user: UserRow | null;
}

/** Counts and finds the account of requests for a sign-in code, known or unknown alike. */
@Injectable()
export class CodeAttempts {
  constructor(
    private readonly accounts: AccountFinder,
    private readonly origins: KnownOrigins,
    private readonly limits: AuthLimits,
  ) {}

  /** @throws DomainError AUTH_CODE_TOO_SOON, AUTH_CODE_TOO_MANY, AUTH_TOO_MANY_ATTEMPTS */
  async beforeSending(typed: string, origin: Origin): Promise<Sought> {
    const attempt = await this.attemptOf(typed, origin);
    await this.limits.sendCode('login', attempt);
    return this.sought(typed, origin, attempt.known);
  }

  /** @throws DomainError AUTH_TOO_MANY_ATTEMPTS */
  async beforeEntering(typed: string, origin: Origin): Promise<Sought> {
    await this.limits.tryCode(origin.address);
    const attempt = await this.attemptOf(typed, origin);
    await this.limits.tryAsStranger('login', attempt);
    return this.sought(typed, origin, attempt.known);
  }

  /** Reverses the count of an attempt, because a correct code does not count. */
  afterEntering({ address }: Origin): Promise<void> {
    return this.limits.afterStranger('login', { address });
  }

  private async attemptOf(typed: string, origin: Origin) {
    const account = identifierOf(typed);
    return { account, address: origin.address, known: await this.origins.of(account, origin) };
  }

  private async sought(typed: string, origin: Origin, known: string | null): Promise<Sought> {
    return { user: await this.accounts.find(typed, origin), isKnown: known !== null };
  }
}
