import type {
  CreateSubscriptionRequest,
  DeskSubscriptionRequest,
} from '@five/shared/subscriptions/subscriptions.requests';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { type Caller, isStaff, seenBy } from '../platform/access/caller.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { WriteResult } from '../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import { PackOrders } from './orders/pack-orders.ts';
import { subscriptionAnswer } from './subscription-record.ts';
import { SubscriptionTransitions } from './subscription-transitions.ts';
import { SubscriptionsEvents } from './subscriptions.events.ts';

/** Orders packs, and cancels orders. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly packs: PackOrders,
    private readonly transitions: SubscriptionTransitions,
    private readonly events: SubscriptionsEvents,
    private readonly deadlines: PackDeadlines,
  ) {}

  order(
    by: Caller,
    input: CreateSubscriptionRequest | DeskSubscriptionRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<SubscriptionAnswer>> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const record = await this.packs.place(tx, by, input);
      this.events.emit(tx, record);
      return WriteResult.of(
        isStaff(by) ? 'subscriptions.sold' : 'subscriptions.ordered',
        subscriptionAnswer(record, locale),
      );
    });
  }

  /**
   * Cancels an unpaid order.
   * @throws DomainError NOT_FOUND, SUBSCRIPTION_NOT_CANCELLABLE
   */
  async cancel(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const record = await this.deadlines.lock(tx, reference, seenBy(by));
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'pending' || record.totalPaidCents > 0)
        throw new DomainError('SUBSCRIPTION_NOT_CANCELLABLE');
      await this.transitions.apply(
        tx,
        record,
        { status: 'cancelled', orderExpiresAt: null },
        { actor: by.reference, act: 'subscription.cancel', message: 'packCancelled' },
      );
    });
  }
}
