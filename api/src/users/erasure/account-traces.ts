import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { Owner } from '../../platform/personal-data/marked-rows.ts';
import { AccountListeners } from '../account-listeners.ts';

/** Data that the use of an account creates: messages, stored responses and sessions. */
@Injectable()
export class AccountTraces {
  constructor(
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
    private readonly listeners: AccountListeners,
  ) {}

  /** Deletes the messages and stored responses of an account, and ends its sessions. */
  async erase(tx: Tx, owner: Owner): Promise<void> {
    await this.outbox.eraseOfAccount(tx, owner);
    const cards = await tx.query<{ reference: string }[]>(
      'select reference from customers where id = $1',
      [owner.customerId],
    );
    const references = [owner.reference, ...cards.map(({ reference }) => reference)];
    await this.idempotency.forgetOf(tx, references);
    await this.listeners.closed(tx, owner.userId);
  }
}
