import { Injectable } from '@nestjs/common';
import { isStaff } from '@five/shared/auth/roles';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { AccountListeners } from '../../users/account-listeners.ts';
import type { UserRow } from '../../users/user-row.ts';
import { CodesService } from '../codes.service.ts';
import type { Origin } from '../request-origin.ts';
import { LoginSessionsService } from '../sessions/login-sessions.service.ts';
import { deactivated } from './credentials.ts';
import { SessionOpener } from './session-opener.ts';

/** Sessions that a code opens instead of a password; for players only. */
@Injectable()
export class PlayerSessions {
  constructor(
    private readonly opener: SessionOpener,
    private readonly sessions: LoginSessionsService,
    private readonly codes: CodesService,
    private readonly listeners: AccountListeners,
  ) {}

  /**
   * Refuses an account that no code may sign in. It is called after the correct code only.
   * @throws DomainError AUTH_PASSWORD_REQUIRED, AUTH_WRONG_CREDENTIALS
   */
  refuse(user: UserRow): void {
    if (!user.active) throw deactivated();
    if (isStaff(user.role)) throw new DomainError('AUTH_PASSWORD_REQUIRED');
  }

  /** Opens a session; the caller has locked the account. */
  open(tx: Tx, user: UserRow, origin: Origin): Promise<string> {
    return this.opener.open(tx, user, origin);
  }

  /** Ends all sessions and codes of an account, and the links that need no password. */
  async endAll(tx: Tx, { id }: UserRow): Promise<void> {
    await this.sessions.endAll(tx, id);
    await this.codes.drop(tx, id, ['verify', 'reset', 'reset_token', 'email', 'phone', 'login']);
    await this.listeners.secured(tx, id);
  }
}
