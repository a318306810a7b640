import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { AccountListeners } from './account-listeners.ts';
import { LoginsService } from './logins.service.ts';
import type { UserRow } from './user-row.ts';

/**
 * Creates administrators from the command line, because no API route can create the first
 * administrator.
 */
@Injectable()
export class ConsoleAccounts {
  constructor(
    private readonly logins: LoginsService,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly listeners: AccountListeners,
  ) {}

  /**
   * Creates an admin account with this email, or makes the existing account with this email an
   * admin and replaces its password.
   */
  async appoint(tx: Tx, email: string, passwordHash: string): Promise<'created' | 'raised'> {
    const known = await this.logins.find(email, tx);
    if (known) return this.raise(tx, known, passwordHash);
    await this.logins.create(tx, {
      email,
      passwordHash,
      phone: null,
      firstName: 'Admin',
      name: email.split('@', 1)[0] ?? email,
      emergencyPhone: null,
      birthDate: null,
      role: 'admin',
      locale: 'fr',
      verified: true,
      conditionsVersion: null,
    });
    return 'created';
  }

  private async raise(tx: Tx, user: UserRow, passwordHash: string): Promise<'raised'> {
    await this.logins.setPassword(tx, user, passwordHash);
    await tx.query(
      `update users set role = 'admin', active = true, verified_at = coalesce(verified_at, $2)
        where id = $1`,
      [user.id, this.clock.now()],
    );
    await this.audit.record(tx, {
      actor: null,
      act: 'user.role',
      subjectKind: 'user',
      subject: user.reference,
      from: user.role,
      to: 'admin',
    });
    await this.listeners.closed(tx, user.id);
    await this.listeners.changed(tx, user.reference);
    return 'raised';
  }
}
