import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import { Live } from '../platform/live/live.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** Tells the owner's browsers that a pack changed. */
@Injectable()
export class SubscriptionsLive {
  constructor(private readonly live: Live) {}

  /** Once the transaction commits. */
  tell(tx: Tx, { user, reference }: Pick<SubscriptionRecord, 'user' | 'reference'>): void {
    if (user !== null) this.live.tell(tx, '/me', user, 'subscription', { reference });
  }
}
