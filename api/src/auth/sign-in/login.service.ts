import { Injectable } from '@nestjs/common';
import type { LoginRequest } from '@five/shared/auth/auth.requests';
import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { Maintenance } from '../../platform/request-pipeline/maintenance.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { UsersQueries } from '../../users/users.queries.ts';
import type { Origin } from '../request-origin.ts';
import { Credentials } from './credentials.ts';
import { SessionOpener } from './session-opener.ts';

export interface SignedIn {
  token: string;
  user: UserAnswer;
}

/** Sign-in by e-mail or phone. */
@Injectable()
export class LoginService {
  constructor(
    private readonly transactions: Transactions,
    private readonly credentials: Credentials,
    private readonly maintenance: Maintenance,
    private readonly sessions: SessionOpener,
    private readonly users: UsersQueries,
  ) {}

  /**
   * Opens a session.
   * @throws DomainError AUTH_WRONG_CREDENTIALS, also if the account is erased meanwhile,
   * AUTH_TOO_MANY_ATTEMPTS, MAINTENANCE
   */
  async login(request: LoginRequest, origin: Origin): Promise<SignedIn> {
    const user = await this.credentials.verify(request, origin);
    await this.maintenance.refuse(user);
    const token = await this.transactions.run(async (tx) =>
      this.sessions.open(tx, await this.credentials.lockUnchanged(tx, user), origin),
    );
    return { token, user: await this.users.ownAnswer(user.id, 'AUTH_WRONG_CREDENTIALS') };
  }
}
