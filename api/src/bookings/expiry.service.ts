import { Injectable } from '@nestjs/common';
import { hasLapsed } from '@five/shared/bookings/holds.rules';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { Occupancies } from '../slots/occupancies.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import { BookingSteps } from './booking-steps.ts';

const BATCH = 50;

/** What the clock does to bookings: holds run out, matches end. Several processes may do it at once; each booking changes once. */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: BookingStore,
    private readonly steps: BookingSteps,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    occupancies: Occupancies,
  ) {
    occupancies.onLapse('booking', (tx, holders) => this.expireHolders(tx, holders));
  }

  /** Expires every pending booking whose hold has run out. Answers how many there were. */
  expirePending(): Promise<number> {
    return this.inBatches(async (tx) => {
      const due = await this.store.lockDue(tx, this.clock.now(), BATCH);
      for (const record of due) await this.expire(tx, record);
      return due.length;
    });
  }

  /** Completes every confirmed booking that is over, paid or not. */
  completeEnded(): Promise<number> {
    return this.inBatches(async (tx) => {
      const ended = await this.store.lockEnded(tx, this.venueClock.now(), BATCH);
      for (const record of ended) await this.steps.take(tx, record, { status: 'completed' }, { actor: null, act: 'booking.complete', cause: 'completed' });
      return ended.length;
    });
  }

  /** Those who hold a slot that somebody wants, and whose time is up. */
  private async expireHolders(tx: Tx, references: string[]): Promise<void> {
    for (const record of await this.store.lockAll(tx, references)) await this.expire(tx, record);
  }

  private async expire(tx: Tx, record: BookingRecord): Promise<void> {
    const isDue = record.status === 'pending' && record.holdExpiresAt !== null && hasLapsed(record.holdExpiresAt, this.clock.now());
    if (!isDue) return;
    const changes = { status: 'expired', holdExpiresAt: null } as const;
    await this.steps.take(tx, record, changes, { actor: null, act: 'booking.expire', cause: 'expired', message: 'bookingExpired' });
  }

  private async inBatches(batch: (tx: Tx) => Promise<number>): Promise<number> {
    let total = 0;
    for (let done = BATCH; done === BATCH; total += done) done = await this.transactions.run(batch);
    return total;
  }
}
