import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { AccountListeners } from '../account-listeners.ts';
import type { UserRow } from '../user-row.ts';

/** Removes second factors, on behalf of the owner, an admin or the command line. */
@Injectable()
export class SecondFactorRemoval {
  constructor(
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly listeners: AccountListeners,
  ) {}

  /**
   * Removes the second factor and the recovery codes of a locked account, and informs the owner.
   * Returns false if the account has none.
   * @param actor reference of the account that removes it; null for the command line
   */
  async remove(tx: Tx, user: UserRow, actor: string | null): Promise<boolean> {
    const [rows] = await tx.query<[{ confirmed: boolean }[], number]>(
      `delete from second_factors where user_id = $1
        returning confirmed_at is not null as confirmed`,
      [user.id],
    );
    await tx.query('delete from recovery_codes where user_id = $1', [user.id]);
    if (!rows[0]?.confirmed) return false;
    await this.audit.record(tx, {
      actor,
      act: actor === user.reference ? 'user.secondFactorOff' : 'user.secondFactorReset',
      subjectKind: 'user',
      subject: user.reference,
    });
    await this.outbox.write(tx, [
      {
        event: `users.secondFactor:${randomUUID()}:${user.reference}`,
        recipient: user.reference,
        channel: 'mail',
        template: 'secondFactorOff',
        parameters: { firstName: user.firstName },
      },
    ]);
    await this.listeners.changed(tx, user.reference);
    return true;
  }
}
