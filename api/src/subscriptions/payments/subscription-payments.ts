import { Injectable } from '@nestjs/common';
import {
  isOverOn,
  packDueCents,
  revalidated,
  validityOf,
} from '@five/shared/subscriptions/subscriptions.rules';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import {
  type Money,
  type OfferedMoney,
  PaymentsService,
  takenOf,
} from '../../payments/payments.service.ts';
import { PackDeadlines } from '../pack-deadlines.ts';
import { PackReminders } from '../pack-reminders.ts';
import { isPayable, type SubscriptionRecord } from '../subscription-record.ts';
import { type PackTransition, SubscriptionTransitions } from '../subscription-transitions.ts';
import { SubscriptionStore } from '../subscription-store.ts';

/**
 * Payments of packs. The payment that completes the total makes the hours usable. The pack is then
 * valid from the latest day on which money for it was received. A pack that staff froze remains
 * frozen.
 */
@Injectable()
export class SubscriptionPayments {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly transitions: SubscriptionTransitions,
    private readonly payments: PaymentsService,
    private readonly reminders: PackReminders,
    private readonly deadlines: PackDeadlines,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Takes a payment for a pack.
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
   * Returns the day from which the pack is valid: the latest day on which money was received. This
   * is not always the day of the payment that was entered last.
   */
  private async completedOn(
    tx: Tx,
    { reference }: SubscriptionRecord,
    receivedOn: string,
  ): Promise<string> {
    return (await this.payments.lastReceivedOn(tx, 'subscription', reference)) ?? receivedOn;
  }

  /**
   * Unfreezes a pack with used hours that is fully paid again after a reversal. A pack that staff
   * froze remains frozen. The pack's validity period is not shortened.
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

  /**
   * Activates a paid pack. Hours are credited before the transition, so that the messages of the
   * transition include them.
   */
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
}

/** The paid total, and the day from which the pack is valid. */
interface Completed {
  totalPaidCents: number;
  on: string;
}

type CompletingStep = Pick<PackTransition, 'actor' | 'changed' | 'proof'>;
