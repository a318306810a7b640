import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingTimings } from '../booking-timing.ts';
import {
  messagesOfNewSeries,
  reminderOfSeries,
  seriesMessages,
  seriesReminderEvent,
  seriesSettlementOf,
} from './series.mails.ts';
import { inOrder, type SeriesRecord } from './series-record.ts';

/** Queues the messages to the holder of a series. */
@Injectable()
export class SeriesNotifications {
  constructor(
    private readonly bookings: BookingStore,
    private readonly timings: BookingTimings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Queues the messages about a new series, and for a pending series also its reminder. */
  async created(tx: Tx, series: SeriesRecord, dates: BookingRecord[]): Promise<void> {
    await this.outbox.write(tx, messagesOfNewSeries(series, dates, this.clock.now()));
  }

  /**
   * Queues the messages about dates that were cancelled together. `dates` is in ascending order.
   */
  async cancelled(
    tx: Tx,
    by: Caller,
    series: SeriesRecord,
    { dates, reason }: { dates: BookingRecord[]; reason: string | undefined },
  ): Promise<void> {
    await this.renewReminder(tx, series);
    const template = isStaff(by) ? 'seriesCancelledByVenue' : 'seriesCancelled';
    await this.outbox.write(
      tx,
      seriesMessages(template, series, dates, {
        event: `:${dates[0]?.reference ?? ''}`,
        parameters: { reason: reason ?? '', ...seriesSettlementOf(dates) },
      }),
    );
  }

  /**
   * Withdraws the queued reminder of a series. If dates are still pending, queues a new reminder
   * for these dates.
   */
  async renewReminder(tx: Tx, series: SeriesRecord): Promise<void> {
    const standing = await this.bookings.lockActive(tx, series.id);
    const waiting = inOrder(
      standing.filter((record) => this.timings.of(record).status === 'pending'),
    );
    await this.outbox.withdraw(tx, seriesReminderEvent(series.reference));
    await this.outbox.write(tx, reminderOfSeries(series, waiting, this.clock.now()));
  }
}
