import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** Sends realtime events of a pack to its owner. */
@Injectable()
export class SubscriptionsEvents {
  constructor(private readonly realtime: Realtime) {}

  /**
   * Sends the event `subscription` with the pack's reference to its owner after the transaction
   * commits. An owner without a login gets no event.
   */
  emit(tx: Tx, { user, reference }: Pick<SubscriptionRecord, 'user' | 'reference'>): void {
    if (user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'subscription', {
        reference,
      });
  }
}
