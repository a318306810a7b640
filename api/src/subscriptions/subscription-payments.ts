import { Injectable } from '@nestjs/common';
import {
  isOverOn,
  packDueCents,
  revalidated,
  validityOf,
} from '@five/shared/subscriptions/subscriptions.rules';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import {
  type Money,
  type OfferedMoney,
  PaymentsService,
  type ReceivedPayment,
  type Reversal,
  takenOf,
} from '../payments/payments.service.ts';
import { PackOrderLimits } from './orders/pack-order-limits.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import { PackReminders } from './pack-reminders.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { type PackTransition, SubscriptionTransitions } from './subscription-transitions.ts';
import { SubscriptionStore } from './subscription-store.ts';

/**
 * Payments of packs: the payment that completes the total makes the hours usable from its day on,
 * unless staff froze the pack for another reason.
 */
@Injectable()
export class SubscriptionPayments {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly transitions: SubscriptionTransitions,
    private readonly payments: PaymentsService,
    private readonly reminders: PackReminders,
    private readonly orders: PackOrderLimits,
    private readonly deadlines: PackDeadlines,
    private readonly clock: VenueClock,
  ) {}

  /**
   * @throws DomainError REFERENCE_UNKNOWN, PAYMENT_TARGET_CLOSED, PAYMENT_EXCEEDS_DUE with the
   * amount due, PAYMENT_TOO_OLD
   */
  async take(
    tx: Tx,
    reference: string,
    offered: OfferedMoney,
  ): Promise<{ payment: string; subscription: SubscriptionRecord }> {
    const record = await this.deadlines.lock(tx, reference);
    if (!record) throw fieldRefused('REFERENCE_UNKNOWN', 'subscription');
    if (!isPayable(record)) throw new DomainError('PAYMENT_TARGET_CLOSED');
    const money = takenOf(offered, packDueCents(record));
    const payment = await this.payments.record(tx, {
      targetKind: 'subscription',
      target: reference,
      madeAt: record.createdAt,
      ...money,
    });
    const paid = await this.settle(tx, record, money, payment);
    return { payment, subscription: paid };
  }

  /**
   * Reverses a payment. A pack with unused hours becomes pending again; one with used hours is
   * frozen, which only an admin may do. @throws DomainError SUBSCRIPTION_HOURS_USED
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

  private async settle(
    tx: Tx,
    record: SubscriptionRecord,
    { amountCents, receivedOn, takenBy, method }: Money,
    payment: string,
  ): Promise<SubscriptionRecord> {
    const totalPaidCents = record.totalPaidCents + amountCents;
    const step = {
      actor: takenBy,
      changed: { payment, amountCents, totalPaidCents },
      ...(method === 'transfer' && { proof: 'accepted' as const }),
    };
    if (totalPaidCents < record.totalCents) {
      return this.transitions.apply(
        tx,
        record,
        { totalPaidCents },
        {
          ...step,
          act: 'subscription.pay',
          message: 'packPaymentReceived',
          parameters: { amountCents },
        },
      );
    }
    return record.status === 'active'
      ? this.reactivate(
          tx,
          record,
          { totalPaidCents, amountCents, on: await this.completedOn(tx, record, receivedOn) },
          step,
        )
      : this.activate(
          tx,
          record,
          { totalPaidCents, on: await this.completedOn(tx, record, receivedOn) },
          step,
        );
  }

  /**
   * The day from which the pack is valid: that of the latest receipt of money, which is not always
   * the payment entered last.
   */
  private async completedOn(
    tx: Tx,
    { reference }: SubscriptionRecord,
    receivedOn: string,
  ): Promise<string> {
    return (await this.payments.lastReceivedOn(tx, 'subscription', reference)) ?? receivedOn;
  }

  /**
   * Activates a pack with used hours that is paid again after a reversal; its validity is not
   * shortened.
   */
  private async reactivate(
    tx: Tx,
    record: SubscriptionRecord,
    { totalPaidCents, amountCents, on }: Completed & { amountCents: number },
    step: CompletingStep,
  ): Promise<SubscriptionRecord> {
    const { from, until } = revalidated(record, validityOf(on, record.numberOfHours));
    const changes = {
      totalPaidCents,
      frozen: record.frozenReason !== null,
      validFrom: from,
      validUntil: until,
    };
    const paid = await this.transitions.apply(tx, record, changes, {
      ...step,
      act: 'subscription.pay',
      message: 'packPaymentReceived',
      parameters: { amountCents },
    });
    await this.reminders.renew(tx, paid);
    return paid;
  }

  /** Hours are credited before the transition, so that its messages include them. */
  private async activate(
    tx: Tx,
    record: SubscriptionRecord,
    { totalPaidCents, on }: Completed,
    step: CompletingStep,
  ): Promise<SubscriptionRecord> {
    const filled = await this.store.move(
      tx,
      record,
      { kind: 'purchase', hours: record.numberOfHours, actor: step.actor },
      'subscription.fill',
    );
    const { from, until } = validityOf(on, record.numberOfHours);
    const changes = {
      status: 'active',
      totalPaidCents,
      validFrom: from,
      validUntil: until,
      orderExpiresAt: null,
    } as const;
    // If the payment is entered after the pack's last day, the sweep reports the expiry and no
    // activation message is sent.
    const isOver = isOverOn(until, this.clock.today());
    const active = await this.transitions.apply(tx, filled, changes, {
      ...step,
      act: 'subscription.activate',
      ...(!isOver && { message: 'packActive' }),
    });
    await this.reminders.queue(tx, active);
    return active;
  }

  private async freeze(
    tx: Tx,
    record: SubscriptionRecord,
    totalPaidCents: number,
    step: { actor: string; reason: string; changed: Record<string, unknown> },
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
    step: { actor: string; reason: string; changed: Record<string, unknown> },
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

/** The completed total, and the day from which the pack is valid. */
interface Completed {
  totalPaidCents: number;
  on: string;
}

type CompletingStep = Pick<PackTransition, 'actor' | 'changed' | 'proof'>;

/**
 * A pending order accepts payments until it is cancelled; an active pack accepts the amount of a
 * reversal.
 */
function isPayable({ status }: SubscriptionRecord): boolean {
  return status === 'pending' || status === 'active';
}
