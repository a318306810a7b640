import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { LoginsService } from '../../users/logins.service.ts';
import { emailOf } from '../../platform/http/normalized.ts';
import { loginNameOf, type UserRow } from '../../users/user-row.ts';
import { AuthLimits } from '../auth.limits.ts';
import { CodesService } from '../codes.service.ts';
import { MINIMUM_MS, withMinimumDuration } from '../with-minimum-duration.ts';
import type { Origin } from '../request-origin.ts';
import { AccountFinder } from '../sign-in/account-finder.ts';
import { ContactVerification, type Provable, verificationRefused } from './contact-verification.ts';

/**
 * Verifies an e-mail or phone by a mailed code. The user enters the code while signed in, or opens
 * the link of the mail without a session.
 */
@Injectable()
export class VerificationService {
  /** Minimum duration of answers to callers without a session. */
  minimumMs = MINIMUM_MS;

  constructor(
    private readonly logins: LoginsService,
    private readonly accounts: AccountFinder,
    private readonly codes: CodesService,
    private readonly contacts: ContactVerification,
    private readonly limits: AuthLimits,
  ) {}

  /**
   * Sends codes for the unverified contacts of an account. Returns the e-mail of the request or, if
   * it has none, of the caller's account, which may have none. Without a session the answer is the
   * same whether the account exists or not.
   */
  send(
    caller: Caller | undefined,
    email: string | undefined,
    origin: Origin,
  ): Promise<string | null> {
    return caller
      ? this.sendOwn(caller, email, origin)
      : withMinimumDuration(this.minimumMs, () => this.sendStranger(needed(email), origin));
  }

  /**
   * Verifies a contact by a mailed code.
   * @throws DomainError AUTH_CODE_WRONG; for the owner also AUTH_CODE_EXPIRED, AUTH_CODE_SPENT
   */
  async verify(
    caller: Caller | undefined,
    email: string | undefined,
    code: string,
    origin: Origin,
  ): Promise<void> {
    await this.limits.tryCode(origin.address);
    return caller
      ? this.verifyOwn(caller, email, code)
      : withMinimumDuration(this.minimumMs, () => this.verifyStranger(needed(email), code, origin));
  }

  private async sendOwn(
    caller: Caller,
    typed: string | undefined,
    { address }: Origin,
  ): Promise<string | null> {
    const { user, email } = await this.ownOf(caller, typed);
    const account = loginNameOf(user);
    await this.limits.sendCode('verify', { account, address, known: 'session' });
    const isPending = email !== null && email === user.pendingEmail;
    const purposes = isPending ? ['email' as const] : provable(user);
    await this.contacts.sendCodes(user, purposes);
    return email;
  }

  private async sendStranger(email: string, origin: Origin): Promise<string> {
    await this.limits.sendCode('verify', { account: email, address: origin.address, known: null });
    const user = await this.accounts.find(email, origin);
    if (user && user.active && user.verifiedAt === null)
      await this.contacts.sendCodes(user, ['verify']);
    return email;
  }

  private async verifyOwn(caller: Caller, email: string | undefined, code: string): Promise<void> {
    const { user } = await this.ownOf(caller, email);
    const purposes = provable(user);
    if (purposes.length === 0) return; // All contacts of the account are already verified.
    const { purpose, problem } = await this.codes.attempt(user.id, purposes, code);
    if (problem) throw verificationRefused(problem);
    await this.contacts.confirm(user.id, purpose, code);
  }

  /**
   * Verifies an account without a session. The code succeeds again until it expires, because mail
   * links are often opened twice.
   */
  private async verifyStranger(email: string, code: string, origin: Origin): Promise<void> {
    await this.limits.tryVerification(email);
    const user = await this.accounts.find(email, origin);
    const tried = user && (await this.codes.attempt(user.id, ['verify'], code));
    if (!user?.active || !tried || tried.problem) throw verificationRefused('AUTH_CODE_WRONG');
    await this.contacts.confirm(user.id, 'verify', code);
  }

  private async ownOf(
    caller: Caller,
    typed: string | undefined,
  ): Promise<{ user: UserRow; email: string | null }> {
    const user = await this.logins.byId(caller.userId);
    const email = typed === undefined ? user.email : emailOf(typed, 'email');
    if (email !== user.email && email !== user.pendingEmail)
      throw fieldRefused('AUTH_OTHER_ACCOUNT', 'email');
    return { user, email };
  }
}

function provable(user: UserRow): Provable[] {
  return [
    ...(user.verifiedAt === null ? ['verify' as const] : []),
    ...(user.pendingEmail === null ? [] : ['email' as const]),
    ...(user.pendingPhone === null ? [] : ['phone' as const]),
  ];
}

function needed(email: string | undefined): string {
  if (email === undefined)
    throw new DomainError('VALIDATION_FAILED', {
      fields: [{ field: 'email', violation: 'required' }],
    });
  return emailOf(email, 'email');
}
