import type { CancelSeriesRequest } from '@five/shared/bookings/series.requests';
import { Injectable } from '@nestjs/common';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { SeriesConfirmer } from './series-confirmer.ts';
import { SeriesDates } from './series-dates.ts';
import { SeriesPriority } from './series-priority.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/** Actions on a whole series: confirm, cancel from a date on, decline to continue. */
@Injectable()
export class SeriesChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: SeriesStore,
    private readonly confirmer: SeriesConfirmer,
    private readonly dates: SeriesDates,
    private readonly priority: SeriesPriority,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Confirms all pending dates of a series at once, on behalf of staff.
   * @throws DomainError NOT_FOUND, SERIES_NOT_CONFIRMABLE
   */
  async confirm(by: Caller, reference: string): Promise<void> {
    await this.onLocked(by, reference, (tx, series) =>
      this.confirmer.confirmPending(tx, series.id, by.reference),
    );
  }

  /**
   * Cancels the dates of a series from a date on, or all upcoming dates. Each date follows the
   * cancellation rules of a single booking.
   * @throws DomainError NOT_FOUND, SERIES_NOTHING_AHEAD, BOOKING_CANCEL_REASON_REQUIRED
   */
  async cancel(by: Caller, reference: string, input: CancelSeriesRequest): Promise<void> {
    if (isStaff(by) && !input.reason) throw codeRefused('BOOKING_CANCEL_REASON_REQUIRED');
    await this.onLocked(by, reference, (tx, series) => this.dates.cancel(tx, by, series, input));
  }

  /**
   * Declines the continuation of a series, which releases its reserved slots.
   * @throws DomainError NOT_FOUND, SERIES_NOT_KEPT
   */
  async decline(by: Caller, reference: string): Promise<void> {
    await this.onLocked(by, reference, async (tx, series) => {
      if (series.keptUntil === null || series.keptUntil < this.venueClock.today())
        throw new DomainError('SERIES_NOT_KEPT');
      await this.priority.decline(tx, series, by.reference);
    });
  }

  /**
   * Runs `work` on a series that the caller may see, after locking it.
   * @throws DomainError NOT_FOUND, also for another customer's series
   */
  private async onLocked(
    by: Caller,
    reference: string,
    work: (tx: Tx, series: SeriesRecord) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const series = await this.store.lock(tx, reference, seenBy(by));
      if (!series) throw new DomainError('NOT_FOUND');
      await work(tx, series);
    });
  }
}
