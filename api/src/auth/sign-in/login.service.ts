import { Injectable } from '@nestjs/common';
import type { LoginRequest } from '@five/shared/auth/auth.requests';
import { Maintenance } from '../../platform/request-pipeline/maintenance.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { Origin } from '../request-origin.ts';
import { Credentials } from './credentials.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { SignInTickets } from '../second-factor/sign-in-tickets.ts';
import { SessionOpener } from './session-opener.ts';

/** A new session. */
export interface OpenedSession {
  token: string;
  userId: number;
  /** Whether the account must set up a second factor before any other call. */
  secondFactorDue: boolean;
}

/** Sign-in by e-mail or phone. */
@Injectable()
export class LoginService {
  constructor(
    private readonly transactions: Transactions,
    private readonly credentials: Credentials,
    private readonly maintenance: Maintenance,
    private readonly sessions: SessionOpener,
    private readonly factors: SecondFactors,
    private readonly tickets: SignInTickets,
  ) {}

  /**
   * Opens a session. Staff with a second factor get a ticket instead.
   * @throws DomainError AUTH_WRONG_CREDENTIALS, AUTH_TOO_MANY_ATTEMPTS, MAINTENANCE
   */
  async login(request: LoginRequest, origin: Origin): Promise<OpenedSession | { ticket: string }> {
    const user = await this.credentials.verify(request, origin);
    await this.maintenance.refuse(user);
    const secondFactorDue = await this.factors.isRequired(user);
    return this.transactions.run(async (tx) => {
      const locked = await this.credentials.lockUnchanged(tx, user);
      if (this.factors.isAsked(locked)) return { ticket: this.tickets.issue(locked) };
      return {
        token: await this.sessions.open(tx, locked, origin),
        userId: locked.id,
        secondFactorDue,
      };
    });
  }
}
