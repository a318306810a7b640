import type {
  AdjustSubscriptionRequest,
  FreezeSubscriptionRequest,
} from '@five/shared/subscriptions/subscriptions.requests';
import { Injectable } from '@nestjs/common';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { Caller, CallerContext } from '../platform/access/caller.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { WriteResult } from '../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import { PackReminders } from './pack-reminders.ts';
import { subscriptionAnswer } from './subscription-record.ts';
import { SubscriptionTransitions } from './subscription-transitions.ts';
import { SubscriptionStore } from './subscription-store.ts';
import { SubscriptionsEvents } from './subscriptions.events.ts';

/** Staff adjust the hours of an active pack, and freeze it. */
@Injectable()
export class PackAdjustments {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: SubscriptionStore,
    private readonly transitions: SubscriptionTransitions,
    private readonly events: SubscriptionsEvents,
    private readonly deadlines: PackDeadlines,
    private readonly reminders: PackReminders,
  ) {}

  /**
   * Changes the hours of a pack by hand.
   * @throws DomainError NOT_FOUND, SUBSCRIPTION_NOT_ACTIVE, SUBSCRIPTION_HOURS_SHORT
   */
  async adjust(
    { caller: by, locale }: CallerContext,
    reference: string,
    { hours, reason }: AdjustSubscriptionRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<WriteResult<SubscriptionAnswer>> {
    if (hours === 0) throw codeRefused('SUBSCRIPTION_ADJUSTMENT_EMPTY');
    return this.transactions.runOnce(idempotency, async (tx) => {
      const record = await this.deadlines.lock(tx, reference);
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'active') throw new DomainError('SUBSCRIPTION_NOT_ACTIVE');
      const after = await this.store.move(
        tx,
        record,
        { kind: 'adjustment', hours, reason, actor: by.reference },
        'subscription.adjust',
      );
      await this.reminders.onPackChanged(tx, record, after);
      this.events.emit(tx, after);
      return WriteResult.of('subscriptions.adjusted', subscriptionAnswer(after, locale));
    });
  }

  /**
   * Freezes or unfreezes a pack. The hours of a frozen pack cannot be used.
   * @throws DomainError NOT_FOUND, SUBSCRIPTION_NOT_ACTIVE, SUBSCRIPTION_NOT_PAID
   */
  async freeze(
    by: Caller,
    reference: string,
    { frozen, reason }: FreezeSubscriptionRequest,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const record = await this.deadlines.lock(tx, reference);
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'active') throw new DomainError('SUBSCRIPTION_NOT_ACTIVE');
      if (!frozen && record.totalPaidCents < record.totalCents)
        throw new DomainError('SUBSCRIPTION_NOT_PAID');
      const changes = { frozen, frozenReason: frozen ? reason : null };
      if (frozen === record.frozen) return;
      await this.reminders.renew(
        tx,
        await this.transitions.apply(tx, record, changes, {
          actor: by.reference,
          act: frozen ? 'subscription.freeze' : 'subscription.unfreeze',
          reason,
        }),
      );
    });
  }
}
