import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';

/** A change of a booking's state, passed to listeners in the same transaction. */
export interface BookingTransition {
  before: BookingRecord;
  after: BookingRecord;
  /** Reference of the acting user; null for the scheduler. */
  actor: string | null;
}

type BookingListener = (tx: Tx, step: BookingTransition) => Promise<void>;

/**
 * Registry of listeners for booking changes. Higher domains register a listener to react to a
 * change.
 */
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
