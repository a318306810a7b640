import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';

/** A step of a booking, told in its transaction. */
export interface BookingStep {
  before: BookingRecord;
  after: BookingRecord;
  /** Who took it; null: the clock. */
  actor: string | null;
}

type Follow = (tx: Tx, step: BookingStep) => Promise<void>;

/** What stands on a booking goes with it: domains above say here what a step means to them. */
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
