import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import type { SeriesRecord } from './series/series-record.ts';
import { SeriesStore } from './series/series-store.ts';

/** A booking that is locked, and the series that it is a date of: that one and all its dates are locked, too. */
export interface LockedDate {
  record: BookingRecord;
  series: SeriesRecord | undefined;
}

/**
 * The one order in which transactions lock what they lock beside each other, each kind by its keys, so that rivals wait and do not deadlock:
 * lines of the bank, logins, customers, series, bookings, places in line that have an offer, packs, the days of pitches, the pitch itself
 * (with what has lapsed on it, in this same order), places in line that wait, then addons, matches, conversations, the drawer.
 * Whatever a step may come to touch is locked before a step after it.
 */
@Injectable()
export class BookingLocks {
  constructor(private readonly series: SeriesStore, private readonly store: BookingStore) {}

  /** For whatever may concern the other dates of its series; `customerId` sees its own alone. Undefined when there is none. */
  async one(tx: Tx, reference: string, customerId: number | null = null): Promise<LockedDate | undefined> {
    const series = await this.series.lockOf(tx, reference, customerId);
    const record = series ? (await this.store.lockWithSeries(tx, [reference])).find((date) => date.reference === reference) : await this.store.lock(tx, reference, customerId);
    return record && { record, series };
  }

  /** Several, and with each of them its series whole. */
  async all(tx: Tx, references: string[]): Promise<BookingRecord[]> {
    await this.series.lockAllOf(tx, references);
    return this.store.lockWithSeries(tx, references);
  }
}
