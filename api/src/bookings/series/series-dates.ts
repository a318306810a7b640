import type { CancelSeriesRequest } from '@five/shared/bookings/series.requests';
import { Injectable } from '@nestjs/common';
import { dateOfWall } from '@five/shared/time/wall-time';
import type { Caller } from '../../platform/access/caller.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { BookingCanceller } from '../booking-canceller.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore } from '../booking-store.ts';
import { SeriesNotifications } from './series-notifications.ts';
import { SeriesPriority } from './series-priority.ts';
import { inOrder, type SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

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
