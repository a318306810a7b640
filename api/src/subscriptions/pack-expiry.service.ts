import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { SubscriptionSteps } from './subscription-steps.ts';
import { SubscriptionStore } from './subscription-store.ts';

const BATCH = 50;

/** What the clock does to packs. Several processes may do it at once; each pack changes once. */
@Injectable()
export class PackExpiryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: SubscriptionStore,
    private readonly steps: SubscriptionSteps,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** Cancels every order whose time is up and that nothing was paid for. Answers how many there were. */
  cancelUnpaid(): Promise<number> {
    return this.inBatches((tx) => this.store.lockLapsed(tx, this.clock.now(), BATCH), (tx, record) =>
      this.steps.take(tx, record, { status: 'cancelled', orderExpiresAt: null }, { actor: null, act: 'subscription.lapse', message: 'packCancelled' }));
  }

  /** Ends every pack whose last day is over: what is left expires in one row of the ledger. */
  expireOver(): Promise<number> {
    return this.inBatches((tx) => this.store.lockOver(tx, this.venueClock.today(), BATCH), (tx, record) => this.expire(tx, record));
  }

  private async expire(tx: Tx, record: SubscriptionRecord): Promise<void> {
    const left = record.remainingHours;
    const emptied = left === 0 ? record : await this.store.move(tx, record, { kind: 'expiry', hours: -left, actor: null }, 'subscription.forfeit');
    await this.steps.take(tx, emptied, { status: 'expired', balanceExpired: true }, { actor: null, act: 'subscription.expire', ...(left > 0 && { message: 'packExpired' }) });
  }

  private async inBatches(lock: (tx: Tx) => Promise<SubscriptionRecord[]>, end: (tx: Tx, record: SubscriptionRecord) => Promise<unknown>): Promise<number> {
    let total = 0;
    for (let done = BATCH; done === BATCH; total += done) {
      done = await this.transactions.run(async (tx) => {
        const due = await lock(tx);
        for (const record of due) await end(tx, record);
        return due.length;
      });
    }
    return total;
  }
}
