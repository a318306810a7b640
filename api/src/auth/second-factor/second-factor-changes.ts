import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { AccountListeners } from '../../users/account-listeners.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthMails } from '../auth.mails.ts';
import { LoginSessionsService } from '../sessions/login-sessions.service.ts';

/** Side effects of a change of a second factor: audit entry, mail, and the end of sessions. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly audit: Audit,
    private readonly mails: AuthMails,
    private readonly sessions: LoginSessionsService,
    private readonly listeners: AccountListeners,
  ) {}

  /** All sessions except `session` end, because they were opened without the second factor. */
  async turnedOn(tx: Tx, user: UserRow, session: string): Promise<void> {
    await this.record(tx, user, 'user.secondFactorOn');
    await this.mails.secondFactor(tx, user, 'secondFactorOn');
    await this.sessions.endAllBut(tx, user.id, session);
    await this.listeners.changed(tx, user.reference);
  }

  async codesRenewed(tx: Tx, user: UserRow): Promise<void> {
    await this.record(tx, user, 'user.recoveryCodes');
    await this.mails.secondFactor(tx, user, 'recoveryCodesRenewed');
  }

  private record(tx: Tx, { reference }: UserRow, act: string): Promise<void> {
    return this.audit.record(tx, {
      actor: reference,
      act,
      subjectKind: 'user',
      subject: reference,
    });
  }
}
