import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';

/** A state change of a booking, published in its transaction. */
export interface BookingStep {
  before: BookingRecord;
  after: BookingRecord;
  /** The acting user; null: the scheduler. */
  actor: string | null;
}

type Follow = (tx: Tx, step: BookingStep) => Promise<void>;

/** Listeners for booking changes: higher domains register what a change means for them. */
@Injectable()
export class BookingFollowers {
  private readonly followers: Follow[] = [];

  register(follow: Follow): void {
    this.followers.push(follow);
  }

  async follow(tx: Tx, step: BookingStep): Promise<void> {
    for (const follow of this.followers) await follow(tx, step);
  }
}
