import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** Sends realtime events of a pack to its owner. */
@Injectable()
export class SubscriptionsEvents {
  constructor(private readonly realtime: Realtime) {}

  /** Sends the event after the transaction commits. */
  emit(tx: Tx, { user, reference }: Pick<SubscriptionRecord, 'user' | 'reference'>): void {
    if (user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'subscription', {
        reference,
      });
  }
}
