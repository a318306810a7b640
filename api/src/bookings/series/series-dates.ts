import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { BookingStore } from '../booking-store.ts';
import { Cancelling } from '../cancelling.ts';
import { SeriesPriority } from './series-priority.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesReminders } from './series-reminders.ts';

/** What it means for a locked series that a date of it was cancelled by itself. */
@Injectable()
export class SeriesDates {
  constructor(private readonly bookings: BookingStore, private readonly cancelling: Cancelling, private readonly priority: SeriesPriority, private readonly reminders: SeriesReminders) {}

  /** Its reminder speaks of it no more, and with none ahead there is nothing to go on from. */
  async oneLess(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    await this.reminders.renew(tx, series);
    const standing = await this.bookings.lockStanding(tx, series.id);
    if (!standing.some((record) => this.cancelling.isAhead(record))) await this.priority.over(tx, series, actor);
  }
}
