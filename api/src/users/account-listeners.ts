import { Injectable } from '@nestjs/common';
import { PgListener } from '../platform/database/pg-listener.ts';
import type { Tx } from '../platform/database/transactions.ts';

/**
 * Notification channel that announces to all processes that the session data of a user has changed.
 * The payload is the user's reference.
 */
export const ACCOUNT_CHANGED = 'account_changed';

type Listener = (tx: Tx, userId: number) => Promise<void>;

/**
 * Lets the auth module run code when a login is erased or deactivated, its role changes, or its
 * password is replaced. The code runs inside the transaction of that change. Listeners are needed
 * because the users domain does not depend on sessions.
 */
@Injectable()
export class AccountListeners {
  private readonly closing: Listener[] = [];
  private readonly securing: Listener[] = [];

  constructor(private readonly pgListener: PgListener) {}

  /**
   * Registers a listener that is called when all sessions of a user must end, as after an erasure
   * or a change of role.
   */
  onClosed(listener: Listener): void {
    this.closing.push(listener);
  }

  async closed(tx: Tx, userId: number): Promise<void> {
    for (const listener of this.closing) await listener(tx, userId);
  }

  /**
   * Registers a listener that is called after a user's password was replaced. It ends access that
   * needs no password, such as calendar feed links.
   */
  onSecured(listener: Listener): void {
    this.securing.push(listener);
  }

  async secured(tx: Tx, userId: number): Promise<void> {
    for (const listener of this.securing) await listener(tx, userId);
  }

  /**
   * Notifies all processes that a user's data changed. The user's sessions continue and use the new
   * data after the commit.
   */
  async changed(tx: Tx, userReference: string): Promise<void> {
    await this.pgListener.notify(tx, ACCOUNT_CHANGED, userReference);
  }
}
