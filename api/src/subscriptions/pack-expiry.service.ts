import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Sweeper } from '../platform/database/sweeper.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { SubscriptionStore } from './subscription-store.ts';

/** Scheduled sweep of packs. Several processes may run it at once; each pack is changed once. */
@Injectable()
export class PackExpiryService {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly store: SubscriptionStore,
    private readonly deadlines: PackDeadlines,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** Cancels every overdue unpaid order. Returns the number of cancelled orders. */
  cancelUnpaid(): Promise<number> {
    return this.applyDeadlines((tx, most) => this.store.lockLapsed(tx, this.clock.now(), most));
  }

  /** Expires every pack whose last day is over. Returns the number of expired packs. */
  expireOver(): Promise<number> {
    return this.applyDeadlines((tx, most) =>
      this.store.lockOver(tx, this.venueClock.today(), most),
    );
  }

  private applyDeadlines(
    due: (tx: Tx, most: number) => Promise<SubscriptionRecord[]>,
  ): Promise<number> {
    return this.sweeper.sweep(due, (tx, record) => this.deadlines.apply(tx, record));
  }
}
