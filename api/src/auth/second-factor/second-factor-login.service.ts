import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import type { Origin } from '../request-origin.ts';
import type { OpenedSession } from '../sign-in/login.service.ts';
import { Credentials } from '../sign-in/credentials.ts';
import { SessionOpener } from '../sign-in/session-opener.ts';
import { FactorAttempts } from './factor-attempts.ts';
import { SecondFactors } from './second-factors.ts';
import { SignInTickets } from './sign-in-tickets.ts';
import type { BodyOf } from '@five/shared/contract/call-types';

/** The second step of a sign-in of staff. */
@Injectable()
export class SecondFactorLogin {
  constructor(
    private readonly transactions: Transactions,
    private readonly tickets: SignInTickets,
    private readonly attempts: FactorAttempts,
    private readonly factors: SecondFactors,
    private readonly credentials: Credentials,
    private readonly sessions: SessionOpener,
  ) {}

  /**
   * Opens a session. Returns its token and the id of the user.
   * @throws DomainError AUTH_TICKET_INVALID, AUTH_CODE_WRONG, AUTH_TOO_MANY_ATTEMPTS, or
   * AUTH_WRONG_CREDENTIALS if the account changed meanwhile
   */
  async login(
    { ticket, code }: BodyOf<'POST auth/field/login/second_factor'>,
    origin: Origin,
  ): Promise<OpenedSession> {
    const user = await this.tickets.read(ticket);
    return this.attempts.run(user, origin, () =>
      this.transactions.run(async (tx) => {
        const locked = await this.credentials.lockUnchanged(tx, user);
        if (!(await this.factors.use(tx, locked, code)))
          throw fieldRefused('AUTH_CODE_WRONG', 'code');
        const token = await this.sessions.open(tx, locked, origin);
        return { token, userId: locked.id, secondFactorDue: false };
      }),
    );
  }
}
