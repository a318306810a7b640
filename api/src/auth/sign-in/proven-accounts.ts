import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { Tx } from '../../platform/database/transactions.ts';
import { LoginsService } from '../../users/logins.service.ts';
import { type ProvenPerson, ProvenLogins } from '../../users/proven-logins.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthLimits } from '../auth.limits.ts';
import { RegistrationPolicy } from '../registration-policy.ts';
import type { Origin } from '../request-origin.ts';
import { PlayerSessions } from './player-sessions.ts';

/** An account with the token of a new session. */
export interface SignedInUser {
  user: UserRow;
  token: string;
}

/** Signs in people who have proven an email or a phone by a code, and opens their accounts. */
@Injectable()
export class ProvenAccounts {
  constructor(
    private readonly logins: LoginsService,
    private readonly proven: ProvenLogins,
    private readonly sessions: PlayerSessions,
    private readonly policy: RegistrationPolicy,
    private readonly limits: AuthLimits,
  ) {}

  /**
   * Refuses a name that a player may not have.
   * @throws DomainError AUTH_NAME_RESERVED
   */
  refuseReserved(names: { firstName: string; name: string }): Promise<void> {
    return this.policy.refuseName(names);
  }

  /** Counts an attempt to enter a code. */
  countAttempt({ address }: Origin): Promise<void> {
    return this.limits.tryCode(address);
  }

  /**
   * Opens a session for the account with the proven contact, which is created if there is none.
   * @throws DomainError AUTH_PASSWORD_REQUIRED for staff, AUTH_WRONG_CREDENTIALS for a deactivated
   * account
   */
  async signIn(
    tx: Tx,
    person: ProvenPerson,
    { origin, locale }: { origin: Origin; locale: Locale },
  ): Promise<SignedInUser> {
    const conditionsVersion = await this.policy.policiesVersion();
    const found = await this.proven.lock(tx, person);
    if (!found) {
      const user = await this.proven.create(tx, { ...person, locale, conditionsVersion });
      return { user, token: await this.sessions.open(tx, user, origin) };
    }
    this.sessions.refuse(found);
    const user = found.verifiedAt === null ? await this.takeOver(tx, found, person) : found;
    return { user, token: await this.sessions.open(tx, user, origin) };
  }

  /** Opens a further session of an account that the same code has signed in before. */
  async reopen(tx: Tx, userId: number, origin: Origin): Promise<SignedInUser> {
    const user = await this.logins.lock(tx, userId);
    this.sessions.refuse(user);
    return { user, token: await this.sessions.open(tx, user, origin) };
  }

  /**
   * Replaces what an unverified account contains. Anybody who knew the address could have
   * registered it, so neither its password nor its details are kept.
   */
  private async takeOver(tx: Tx, user: UserRow, person: ProvenPerson): Promise<UserRow> {
    await this.sessions.endAll(tx, user);
    return this.proven.takeOver(tx, user, person);
  }
}
