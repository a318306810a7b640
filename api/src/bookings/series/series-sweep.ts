import { Injectable } from '@nestjs/common';
import { ASK_DAYS } from '@five/shared/bookings/going-on.rules';
import { addDays } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { SeriesPriority } from './series-priority.ts';
import { SeriesStore } from './series-store.ts';

const BATCH = 10;

/** What the clock does to series: who plays them is asked before they end, and what was kept for them is kept no longer. */
@Injectable()
export class SeriesSweep {
  constructor(private readonly transactions: Transactions, private readonly store: SeriesStore, private readonly priority: SeriesPriority, private readonly venueClock: VenueClock) {}

  /** Answers how many were asked. Several processes may do it at once; each series is asked once. */
  ask(): Promise<number> {
    return this.inBatches(async (tx) => {
      const today = this.venueClock.today();
      const due = await this.store.lockUnasked(tx, { wall: this.venueClock.now(), from: addDays(today, 1), to: addDays(today, ASK_DAYS) }, BATCH);
      for (const series of due) await this.priority.ask(tx, series, series.lastDate);
      return due.length;
    });
  }

  /** Answers for how many nothing is kept any more. */
  lapse(): Promise<number> {
    return this.inBatches(async (tx) => {
      const due = await this.store.lockLapsed(tx, this.venueClock.today(), BATCH);
      for (const series of due) await this.priority.lapse(tx, series);
      return due.length;
    });
  }

  private async inBatches(batch: (tx: Tx) => Promise<number>): Promise<number> {
    let total = 0;
    for (let done = BATCH; done === BATCH; total += done) done = await this.transactions.run(batch);
    return total;
  }
}
