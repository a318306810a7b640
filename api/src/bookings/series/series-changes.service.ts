import type { CancelSeriesRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import { dateOfWall } from '@five/shared/time/wall-time';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, codeRefused } from '../../platform/http/domain-error.ts';
import { BookingCanceller } from '../change/booking-canceller.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingStore } from '../record/booking-store.ts';
import { SeriesNotifications } from './series-messages.ts';
import { SeriesPriority } from './series-priority.ts';
import { inOrder, type SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';
import { SeriesConfirmer } from './series-confirmer.ts';

/** Cancels dates of a locked series, and updates the series afterwards. */
@Injectable()
export class SeriesDates {
  constructor(
    private readonly store: SeriesStore,
    private readonly bookings: BookingStore,
    private readonly canceller: BookingCanceller,
    private readonly priority: SeriesPriority,
    private readonly notifications: SeriesNotifications,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Cancels the dates of a series from a date on, or all upcoming dates. Each date follows the
   * rules of a single booking.
   * @throws DomainError SERIES_NOTHING_AHEAD
   */
  async cancel(
    tx: Tx,
    by: Caller,
    series: SeriesRecord,
    { from, reason }: CancelSeriesRequest,
  ): Promise<void> {
    const first = from ?? this.venueClock.today();
    const ahead = (await this.bookings.lockActive(tx, series.id)).filter(
      (record) => dateOfWall(record.start) >= first && this.canceller.isAhead(record),
    );
    if (ahead.length === 0) throw new DomainError('SERIES_NOTHING_AHEAD');
    const cancelled: BookingRecord[] = [];
    for (const record of ahead)
      cancelled.push(
        await this.canceller.cancel(tx, by, record, { reason, notifyCustomer: false }),
      );
    await this.priority.over(tx, series, by.reference);
    const dates = inOrder(cancelled);
    await this.store.note(tx, {
      actor: by.reference,
      act: 'series.cancel',
      subject: series.reference,
      reason: reason ?? null,
      changed: { dates: dates.length, ...(dates[0] && { from: dateOfWall(dates[0].start) }) },
    });
    await this.notifications.cancelled(tx, by, series, { dates, reason });
  }

  /**
   * Updates a series after a single date of it was cancelled. The reminder no longer contains this
   * date. If no upcoming date is left, the holder can no longer continue the series.
   */
  async oneLess(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    await this.notifications.renewReminder(tx, series);
    const standing = await this.bookings.lockActive(tx, series.id);
    if (!standing.some((record) => this.canceller.isAhead(record)))
      await this.priority.over(tx, series, actor);
  }
}

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
