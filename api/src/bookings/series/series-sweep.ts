import { Injectable } from '@nestjs/common';
import { ASK_DAYS } from '@five/shared/bookings/going-on.rules';
import { addDays } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { SeriesPriority } from './series-priority.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/** What the clock does to series: who plays them is asked before they end, and what was kept for them is kept no longer. */
@Injectable()
export class SeriesSweep {
  constructor(private readonly transactions: Transactions, private readonly store: SeriesStore, private readonly priority: SeriesPriority, private readonly venueClock: VenueClock) {}

  /** Answers how many were asked. Several processes may do it at once; each series is asked once. */
  async ask(): Promise<number> {
    const today = this.venueClock.today();
    const terms = { wall: this.venueClock.now(), from: addDays(today, 1), to: addDays(today, ASK_DAYS) };
    return this.each(await this.store.unasked(terms), (tx, id) => this.store.lockUnasked(tx, terms, id), (tx, series) => this.priority.ask(tx, series, series.lastDate));
  }

  /** Answers for how many nothing is kept any more. */
  async lapse(): Promise<number> {
    const today = this.venueClock.today();
    return this.each(await this.store.lapsed(today), (tx, id) => this.store.lockLapsed(tx, today, id), (tx, series) => this.priority.lapse(tx, series));
  }

  /** A transaction a series: the days of two are never locked together. */
  private each<S extends SeriesRecord>(ids: number[], lock: (tx: Tx, id: number) => Promise<S | undefined>, act: (tx: Tx, series: S) => Promise<void>): Promise<number> {
    return this.transactions.apart(ids, (id) => `series ${id}`, async (tx, id) => {
      const series = await lock(tx, id);
      if (series) await act(tx, series);
      return series !== undefined;
    });
  }
}
