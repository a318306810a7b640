import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingTimings } from '../booking-timing.ts';
import { reminderOfSeries, seriesReminderEvent } from './series.mails.ts';
import { inOrder, type SeriesRecord } from './series-record.ts';

/** Queues the reminder of a pending series for its current dates, or withdraws it. */
@Injectable()
export class SeriesReminders {
  constructor(
    private readonly bookings: BookingStore,
    private readonly timings: BookingTimings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async renew(tx: Tx, series: SeriesRecord): Promise<void> {
    const standing = await this.bookings.lockActive(tx, series.id);
    const waiting = inOrder(
      standing.filter((record) => this.timings.of(record).status === 'pending'),
    );
    await this.outbox.withdraw(tx, seriesReminderEvent(series.reference));
    await this.outbox.write(tx, reminderOfSeries(series, waiting, this.clock.now()));
  }
}
