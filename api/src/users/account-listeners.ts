import { Injectable } from '@nestjs/common';
import { Notifications } from '../platform/database/notifications.ts';
import type { Tx } from '../platform/database/transactions.ts';

/** The channel by which all processes learn that what a session says of its user has changed; the payload is the user's reference. */
export const ACCOUNT_CHANGED = 'account_changed';

type Listener = (tx: Tx, userId: number) => Promise<void>;

/** Lets accounts act inside the transaction that closes a login or changes its role: users knows no sessions. */
@Injectable()
export class AccountListeners {
  private readonly closing: Listener[] = [];
  private readonly securing: Listener[] = [];

  constructor(private readonly notifications: Notifications) {}

  /** Called where every session of the user has to end. */
  onClosed(listener: Listener): void {
    this.closing.push(listener);
  }

  async closed(tx: Tx, userId: number): Promise<void> {
    for (const listener of this.closing) await listener(tx, userId);
  }

  /** Called where a password was replaced: what opens by a link alone has to end as well. */
  onSecured(listener: Listener): void {
    this.securing.push(listener);
  }

  async secured(tx: Tx, userId: number): Promise<void> {
    for (const listener of this.securing) await listener(tx, userId);
  }

  /** Sessions go on, and say what is new from the commit on. */
  async changed(tx: Tx, userReference: string): Promise<void> {
    await this.notifications.tell(tx, ACCOUNT_CHANGED, userReference);
  }
}
