import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import type { BookingRecord } from '../booking-record.ts';

/** A state change of a booking, published in its transaction. */
export interface BookingTransition {
  before: BookingRecord;
  after: BookingRecord;
  /** The acting user; null: the scheduler. */
  actor: string | null;
}

type BookingListener = (tx: Tx, step: BookingTransition) => Promise<void>;

/** Listeners for booking changes: higher domains register what a change means for them. */
@Injectable()
export class BookingListeners {
  private readonly listeners: BookingListener[] = [];

  register(follow: BookingListener): void {
    this.listeners.push(follow);
  }

  async notify(tx: Tx, step: BookingTransition): Promise<void> {
    for (const follow of this.listeners) await follow(tx, step);
  }
}
