import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { SubscriptionStore } from './subscription-store.ts';

const BATCH = 50;

/** The sweep of packs. Several processes may do it at once; each pack changes once. */
@Injectable()
export class PackExpiryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: SubscriptionStore,
    private readonly deadlines: PackDeadlines,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** Cancels every order whose time is up and that nothing was paid for. Answers how many there were. */
  cancelUnpaid(): Promise<number> {
    return this.inBatches((tx) => this.store.lockLapsed(tx, this.clock.now(), BATCH));
  }

  /** Ends every pack whose last day is over. */
  expireOver(): Promise<number> {
    return this.inBatches((tx) => this.store.lockOver(tx, this.venueClock.today(), BATCH));
  }

  private async inBatches(lock: (tx: Tx) => Promise<SubscriptionRecord[]>): Promise<number> {
    let total = 0;
    for (let done = BATCH; done === BATCH; total += done) {
      done = await this.transactions.run(async (tx) => {
        const due = await lock(tx);
        for (const record of due) await this.deadlines.meet(tx, record);
        return due.length;
      });
    }
    return total;
  }
}
