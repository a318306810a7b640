import { Injectable } from '@nestjs/common';
import {
  PaymentsService,
  type ReceivedPayment,
  type Reversal,
} from '../../payments/payments.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { PackOrderLimits } from '../orders/pack-order-limits.ts';
import { PackDeadlines } from '../pack-deadlines.ts';
import { PackReminders } from '../pack-reminders.ts';
import { isPayable, type SubscriptionRecord } from '../subscription-record.ts';
import { SubscriptionStore } from '../subscription-store.ts';
import { SubscriptionTransitions } from '../subscription-transitions.ts';

/** Actor, reason and audited values of a reversal. */
interface ReversalStep {
  actor: string;
  reason: string;
  changed: Record<string, unknown>;
}

/** Reversals of payments of packs. */
@Injectable()
export class SubscriptionReversals {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly transitions: SubscriptionTransitions,
    private readonly payments: PaymentsService,
    private readonly reminders: PackReminders,
    private readonly orders: PackOrderLimits,
    private readonly deadlines: PackDeadlines,
  ) {}

  /**
   * Reverses a payment. An active pack of which no hours were used becomes pending again. A pack
   * with used hours is frozen, and only an admin may reverse its payments.
   * @throws DomainError SUBSCRIPTION_HOURS_USED
   */
  async reverse(
    tx: Tx,
    payment: ReceivedPayment,
    by: Caller,
    back: Omit<Reversal, 'by'>,
  ): Promise<{ payment: string; subscription: SubscriptionRecord }> {
    const record = await this.deadlines.lock(tx, payment.target);
    if (!record) throw new DomainError('NOT_FOUND');
    const used = record.ledger.some(({ kind }) => kind === 'booking');
    if (used && by.role !== 'admin') throw new DomainError('SUBSCRIPTION_HOURS_USED');
    const reference = await this.payments.reverse(tx, payment, { ...back, by: by.reference });
    const totalPaidCents = record.totalPaidCents - payment.amountCents;
    const step = {
      actor: by.reference,
      reason: back.reason,
      changed: { payment: payment.reference, amountCents: -payment.amountCents, totalPaidCents },
    };
    return {
      payment: reference,
      subscription: used
        ? await this.freeze(tx, record, totalPaidCents, step)
        : await this.reopen(tx, record, totalPaidCents, step),
    };
  }

  private async freeze(
    tx: Tx,
    record: SubscriptionRecord,
    totalPaidCents: number,
    step: ReversalStep,
  ): Promise<SubscriptionRecord> {
    await this.reminders.withdraw(tx, record.reference);
    return this.transitions.apply(
      tx,
      record,
      { totalPaidCents, frozen: true },
      { ...step, act: 'subscription.freeze' },
    );
  }

  private async reopen(
    tx: Tx,
    record: SubscriptionRecord,
    totalPaidCents: number,
    step: ReversalStep,
  ): Promise<SubscriptionRecord> {
    const changes = {
      totalPaidCents,
      ...(isPayable(record) && { orderExpiresAt: await this.orders.end() }),
    };
    if (record.status !== 'active')
      return this.transitions.apply(tx, record, changes, { ...step, act: 'subscription.unpay' });
    await this.reminders.withdraw(tx, record.reference);
    const emptied =
      record.remainingHours === 0
        ? record
        : await this.store.move(
            tx,
            record,
            {
              kind: 'adjustment',
              hours: -record.remainingHours,
              reason: step.reason,
              actor: step.actor,
            },
            'subscription.empty',
          );
    return this.transitions.apply(
      tx,
      emptied,
      { ...changes, status: 'pending', validFrom: null, validUntil: null },
      { ...step, act: 'subscription.unpay' },
    );
  }
}
