import { Injectable } from '@nestjs/common';
import type { RequestLoginCodeRequest } from '@five/shared/auth/auth.requests';
import { normalizePhone } from '@five/shared/auth/phone.rules';
import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import { isCodePhone } from '@five/shared/channels/code-channels.rules';
import { CodeChannels } from '../../platform/outbox/codes/code-channels.ts';
import type { UserRow } from '../../users/user-row.ts';
import { hasProven } from '../../users/verified-phones.ts';
import { AuthLimits } from '../auth.limits.ts';
import type { PhoneWay } from '../auth.mails.ts';
import type { CodePlace } from '../codes.service.ts';
import { KnownOrigins } from '../known-origins.ts';
import type { Origin } from '../request-origin.ts';
import { AccountFinder } from './account-finder.ts';
import { identifierOf } from './credentials.ts';

/** The account of a typed email or phone, and whether the request comes from a known location. */
interface Sought extends CodePlace {
  user: UserRow | null;
}

/** The account that gets a code. */
interface SoughtForCode extends Sought {
  /** The phone of the account that gets the code; null: the code is mailed. */
  to: PhoneWay | null;
  /** Whether the code goes to the typed phone if an account has proven it. */
  mayGoToPhone: boolean;
}

/** Counts and finds the account of requests for a sign-in code, known or unknown alike. */
@Injectable()
export class CodeAttempts {
  constructor(
    private readonly accounts: AccountFinder,
    private readonly origins: KnownOrigins,
    private readonly limits: AuthLimits,
    private readonly channels: CodeChannels,
  ) {}

  /** @throws DomainError AUTH_CODE_TOO_SOON, AUTH_CODE_TOO_MANY, AUTH_TOO_MANY_ATTEMPTS */
  async beforeSending(
    { email: typed, channel }: RequestLoginCodeRequest,
    origin: Origin,
  ): Promise<SoughtForCode> {
    const attempt = await this.attemptOf(typed, origin);
    await this.limits.sendCode('login', attempt);
    const to = await this.phoneWay(typed, channel);
    if (to && attempt.known === null) await this.limits.sendPhoneCode(attempt);
    const sought = await this.sought(typed, origin, attempt.known);
    const isProven = to !== null && sought.user !== null && hasProven(sought.user, to.phone);
    return { ...sought, to: isProven ? to : null, mayGoToPhone: to !== null };
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

  /** The open channel to a typed phone; null: an email, a foreign number, or no channel. */
  private async phoneWay(typed: string, wanted?: PhoneChannelName): Promise<PhoneWay | null> {
    const phone = typed.includes('@') ? null : normalizePhone(typed);
    if (phone === null || !isCodePhone(phone)) return null;
    const channel = await this.channels.open(wanted);
    return channel && { channel, phone };
  }

  private async attemptOf(typed: string, origin: Origin) {
    const account = identifierOf(typed);
    return { account, address: origin.address, known: await this.origins.of(account, origin) };
  }

  private async sought(typed: string, origin: Origin, known: string | null): Promise<Sought> {
    return { user: await this.accounts.find(typed, origin), isKnown: known !== null };
  }
}
