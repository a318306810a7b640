import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import { Live } from '../platform/live/live.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** Sends realtime events of a pack to its owner. */
@Injectable()
export class SubscriptionsLive {
  constructor(private readonly live: Live) {}

  /** Sends after the commit. */
  tell(tx: Tx, { user, reference }: Pick<SubscriptionRecord, 'user' | 'reference'>): void {
    if (user !== null) this.live.tell(tx, '/me', user, 'subscription', { reference });
  }
}
