import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { Audit } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { mailAndNotification, Outbox } from '../platform/outbox/outbox.ts';
import { Reach } from '../platform/outbox/reach.ts';
import { LoginsService } from './logins.service.ts';
import { personSearch } from './search-text.ts';
import type { UserRow } from './user-row.ts';

/** Phones that a code has proven. Only such a phone opens an account. */
@Injectable()
export class VerifiedPhones {
  constructor(
    private readonly logins: LoginsService,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly reach: Reach,
  ) {}

  /** Locks and returns the login that has proven this phone; null if there is none. */
  async lockOwner(tx: Tx, phone: string): Promise<UserRow | null> {
    const [found] = await tx.query<{ id: number }[]>(
      'select id from users where phone = $1 and phone_verified_at is not null',
      [phone],
    );
    if (!found) return null;
    const user = await this.logins.lock(tx, found.id);
    return hasProven(user, phone) ? user : null;
  }

  /**
   * Takes the phone from a login that has it and has not proven it, because somebody else has. The
   * number stays with the customer record, so that reception can call. The owner gets a message.
   */
  async release(tx: Tx, phone: string): Promise<void> {
    const [found] = await tx.query<{ id: number }[]>(
      'select id from users where phone = $1 and phone_verified_at is null for update',
      [phone],
    );
    if (!found) return;
    const owner = await this.logins.byId(found.id, tx);
    const { firstName, name, email, reference } = owner;
    await tx.query('update users set phone = null, search = $2 where id = $1', [
      found.id,
      personSearch([fullNameOf(firstName, name), email, reference], null),
    ]);
    await this.audit.record(tx, {
      actor: null,
      act: 'user.phone',
      subjectKind: 'user',
      subject: reference,
    });
    await this.inform(tx, owner, phone);
  }

  /** Informs the owner on the site and by mail; by push if no mail arrives and a browser does. */
  private async inform(tx: Tx, owner: UserRow, phone: string): Promise<void> {
    const { reference, firstName, email } = owner;
    const arrives = this.reach.reachesByMail(email !== null);
    const isPushed = !arrives && (await this.reach.reachesByPush(reference));
    const entries = mailAndNotification({
      event: `phoneReleased:${reference}:${randomUUID()}`,
      recipient: reference,
      template: 'phoneReleased',
      parameters: { firstName, phone },
    });
    await this.outbox.write(
      tx,
      entries.map((entry) =>
        isPushed && entry.channel === 'mail' ? { ...entry, channel: 'push' } : entry,
      ),
    );
  }
}

/** Whether a login has this phone, and a code has proven it. */
export const hasProven = (user: UserRow, phone: string): boolean =>
  user.phone === phone && user.phoneVerifiedAt !== null;
