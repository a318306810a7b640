import { Injectable } from '@nestjs/common';
import { CONTINUATION_ASK_DAYS } from '@five/shared/bookings/continuation.rules';
import { addDays } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { Sweeper } from '../../platform/database/sweeper.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { SeriesPriority } from './series-priority.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/**
 * Scheduled jobs of series: they send continuation requests before series end, and release
 * reservations that have ended.
 */
@Injectable()
export class SeriesSweep {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly store: SeriesStore,
    private readonly priority: SeriesPriority,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Handles the continuation requests that are due, and returns the number of series. Several
   * processes may run this job at once; each series is handled once.
   */
  async requestContinuations(): Promise<number> {
    const today = this.venueClock.today();
    const terms = {
      wall: this.venueClock.now(),
      from: addDays(today, 1),
      to: addDays(today, CONTINUATION_ASK_DAYS),
    };
    return this.each(
      await this.store.dueForRequest(terms),
      (tx, id) => this.store.lockDueForRequest(tx, terms, id),
      (tx, series) => this.priority.requestContinuation(tx, series, series.lastDate),
    );
  }

  /** Releases reservations that have ended, and returns the number of series. */
  async lapse(): Promise<number> {
    const today = this.venueClock.today();
    return this.each(
      await this.store.lapsed(today),
      (tx, id) => this.store.lockLapsed(tx, today, id),
      (tx, series) => this.priority.lapse(tx, series),
    );
  }

  /**
   * Handles each series in a transaction of its own, so that the days of two series are never
   * locked together.
   */
  private each<S extends SeriesRecord>(
    ids: number[],
    lock: (tx: Tx, id: number) => Promise<S | undefined>,
    act: (tx: Tx, series: S) => Promise<void>,
  ): Promise<number> {
    return this.sweeper.forEachInOwnTransaction(
      ids,
      (id) => `series ${id}`,
      async (tx, id) => {
        const series = await lock(tx, id);
        if (series) await act(tx, series);
        return series !== undefined;
      },
    );
  }
}
