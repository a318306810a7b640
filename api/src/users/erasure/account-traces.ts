import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { AccountListeners } from '../account-listeners.ts';
import type { UserRow } from '../user-row.ts';

/** Data that the use of an account creates: messages, stored responses and sessions. */
@Injectable()
export class AccountTraces {
  constructor(
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
    private readonly listeners: AccountListeners,
  ) {}

  /** Deletes the messages and stored responses of an account, and ends its sessions. */
  async erase(tx: Tx, user: UserRow): Promise<void> {
    await this.outbox.forget(tx, user.reference);
    await this.idempotency.forgetOf(tx, user.reference);
    await this.listeners.closed(tx, user.id);
  }
}
