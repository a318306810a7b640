import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import { type Moment, Moments } from './moments.ts';

/** A booking that is locked, against the clock. */
export interface LockedBooking {
  record: BookingRecord;
  moment: Moment;
}

/** How domains above lock a booking before they touch what stands on it: all wait for each other, and for its payments. */
@Injectable()
export class BookingDoor {
  constructor(private readonly store: BookingStore, private readonly moments: Moments) {}

  /** `customerId` sees its own alone. Undefined when there is none. */
  async lock(tx: Tx, reference: string, customerId: number | null = null): Promise<LockedBooking | undefined> {
    const record = await this.store.lock(tx, reference, customerId);
    return record && { record, moment: this.moments.of(record) };
  }
}
