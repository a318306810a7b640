import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingCanceller } from '../booking-canceller.ts';
import { SeriesPriority } from './series-priority.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesReminders } from './series-reminders.ts';

/** Updates a locked series after one of its dates was cancelled alone. */
@Injectable()
export class SeriesDates {
  constructor(
    private readonly bookings: BookingStore,
    private readonly canceller: BookingCanceller,
    private readonly priority: SeriesPriority,
    private readonly reminders: SeriesReminders,
  ) {}

  /** Removes the date from the reminder; without upcoming dates the series cannot be continued. */
  async oneLess(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    await this.reminders.renew(tx, series);
    const standing = await this.bookings.lockActive(tx, series.id);
    if (!standing.some((record) => this.canceller.isAhead(record)))
      await this.priority.over(tx, series, actor);
  }
}
