import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import { type BookingTiming, BookingTimings } from './booking-timing.ts';

/** A locked booking with its status by the clock. */
export interface LockedBooking {
  record: BookingRecord;
  timing: BookingTiming;
}

/**
 * Locks a booking for higher domains before they change something that depends on it: such changes
 * and payments are serialized.
 */
@Injectable()
export class BookingLock {
  constructor(
    private readonly store: BookingStore,
    private readonly timings: BookingTimings,
  ) {}

  /** Locks a booking, limited to those of `customerId` if given. Undefined if there is none. */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<LockedBooking | undefined> {
    const record = await this.store.lock(tx, reference, customerId);
    return record && { record, timing: this.timings.of(record) };
  }
}
