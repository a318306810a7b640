import { Injectable } from '@nestjs/common';
import { balanceMinutes, movementOf } from '@five/shared/subscriptions/pack-minutes.rules';
import { isOverOn } from '@five/shared/subscriptions/subscriptions.rules';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { hasOrderLapsed, type SubscriptionRecord } from './subscription-record.ts';
import { SubscriptionTransitions } from './subscription-transitions.ts';
import { SubscriptionStore } from './subscription-store.ts';

/**
 * Applies the two deadlines of a pack: an unpaid order is cancelled at its payment deadline, and a
 * pack expires after its last day. The scheduled sweep applies them to all packs, and an action on
 * a pack applies them before the action.
 */
@Injectable()
export class PackDeadlines {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly transitions: SubscriptionTransitions,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Locks a pack and applies its deadlines. With `customerId`, only a pack of that customer is
   * found. Returns undefined if there is no such pack.
   */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<SubscriptionRecord | undefined> {
    const record = await this.store.lock(tx, reference, customerId);
    return record && this.apply(tx, record);
  }

  /** Applies the deadlines of the locked pack `record` and returns the pack afterwards. */
  async apply(tx: Tx, record: SubscriptionRecord): Promise<SubscriptionRecord> {
    if (hasOrderLapsed(record, this.clock.now())) return this.lapse(tx, record);
    return record.status === 'active' && isOverOn(record.validUntil, this.venueClock.today())
      ? this.expire(tx, record)
      : record;
  }

  /** Cancels an overdue unpaid order. */
  private lapse(tx: Tx, record: SubscriptionRecord): Promise<SubscriptionRecord> {
    return this.transitions.apply(
      tx,
      record,
      { status: 'cancelled', orderExpiresAt: null },
      { actor: null, act: 'subscription.lapse', message: 'packCancelled' },
    );
  }

  /** Expires the pack. One ledger row removes the remaining hours and minutes. */
  private async expire(tx: Tx, record: SubscriptionRecord): Promise<SubscriptionRecord> {
    const left = record.remainingHours;
    const emptied =
      balanceMinutes(record) === 0
        ? record
        : await this.store.move(
            tx,
            record,
            { kind: 'expiry', ...movementOf(record, -balanceMinutes(record)), actor: null },
            'subscription.forfeit',
          );
    return this.transitions.apply(
      tx,
      emptied,
      { status: 'expired', balanceExpired: true },
      { actor: null, act: 'subscription.expire', ...(left > 0 && { message: 'packExpired' }) },
    );
  }
}
