import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import { type BookingTiming, BookingTimings } from './booking-timing.ts';
import type { SeriesRecord } from '../series/series-record.ts';
import { SeriesStore } from '../series/series-store.ts';

/** A locked booking, with its status by the current time. */
export interface LockedBooking {
  record: BookingRecord;
  timing: BookingTiming;
}

/** A locked booking and its series; the series is locked with all its dates. */
export interface LockedDate extends LockedBooking {
  series: SeriesRecord | undefined;
}

/**
 * The global lock order; rows of one kind are locked in key order. With it, concurrent transactions
 * wait and do not deadlock. First: bank lines, logins, customers, series, bookings, waiting-list
 * entries with an offer, packs, days of pitches. Then the pitch itself, the expired bookings,
 * series and offers that occupy it (in this same order), and waiting-list entries without an offer.
 * Last: add-ons, matches, squads, conversations, the cash session. A transaction locks all rows of
 * one kind that it may change before it locks rows of a later kind.
 */
@Injectable()
export class BookingLocks {
  constructor(
    private readonly series: SeriesStore,
    private readonly store: BookingStore,
    private readonly timings: BookingTimings,
  ) {}

  /**
   * Locks a booking without the other dates of its series. Domains above the bookings call this
   * before they change something that depends on the booking.
   * @param customerId only a booking of this customer is found; null: any
   * @returns undefined if no booking is found
   */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<LockedBooking | undefined> {
    const record = await this.store.lock(tx, reference, customerId);
    return record && { record, timing: this.timings.of(record) };
  }

  /**
   * Locks a booking with its whole series, limited to bookings of `customerId` if given. Undefined
   * if there is none.
   */
  async lockWithSeries(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<LockedDate | undefined> {
    const series = await this.series.lockOf(tx, reference, customerId);
    const record = series
      ? (await this.store.lockWithSeries(tx, [reference])).find(
          (date) => date.reference === reference,
        )
      : await this.store.lock(tx, reference, customerId);
    return record && { record, timing: this.timings.of(record), series };
  }

  /**
   * Locks a series of this customer with its active dates, in the order of their creation.
   * @param customerId null: of any customer
   * @returns undefined if no series is found
   */
  async lockDates(
    tx: Tx,
    reference: string,
    customerId: number | null,
  ): Promise<LockedBooking[] | undefined> {
    const series = await this.series.lock(tx, reference, customerId);
    if (!series) return undefined;
    const dates = await this.store.lockActive(tx, series.id);
    return dates.map((record) => ({ record, timing: this.timings.of(record) }));
  }

  /** Locks several bookings, each with the whole series to which it belongs. */
  async lockAllWithSeries(tx: Tx, references: string[]): Promise<BookingRecord[]> {
    await this.series.lockAllOf(tx, references);
    return this.store.lockWithSeries(tx, references);
  }
}
