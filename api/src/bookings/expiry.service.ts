import { Injectable } from '@nestjs/common';
import { hasLapsed } from '@five/shared/bookings/holds.rules';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { Occupancies } from '../slots/occupancies.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingLocks } from './booking-locks.ts';
import { BookingStore } from './booking-store.ts';
import { BookingTransitions } from './booking-transitions.ts';
import { SeriesConfirmer } from './series/series-confirmer.ts';
import { SeriesStore } from './series/series-store.ts';

/**
 * Expires holds and completes matches. Several processes may run it at once; each booking changes
 * once.
 */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: BookingLocks,
    private readonly store: BookingStore,
    private readonly transitions: BookingTransitions,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly series: SeriesStore,
    private readonly confirmer: SeriesConfirmer,
    occupancies: Occupancies,
  ) {
    occupancies.onLapse('booking', (tx, holders) => this.expireHolders(tx, holders));
  }

  /** Expires every pending booking whose hold has ended. Returns their number. */
  expirePending(): Promise<number> {
    return this.transactions.sweep(
      (tx, most) => this.store.lockDue(tx, this.clock.now(), most),
      (tx, record) => this.expire(tx, record),
    );
  }

  /**
   * Expires every pending series whose hold has ended; its dates expire together. Returns the
   * number of series.
   */
  expireSeries(): Promise<number> {
    return this.transactions.sweep(
      (tx, most) => this.series.lockDue(tx, this.clock.now(), most),
      async (tx, { id }) => this.expireAll(tx, await this.store.lockActive(tx, id)),
    );
  }

  /** Completes every confirmed booking whose end is past, paid or not. Returns their number. */
  completeEnded(): Promise<number> {
    return this.transactions.sweep(
      (tx, most) => this.store.lockEnded(tx, this.venueClock.now(), most),
      (tx, record) =>
        this.transitions.apply(
          tx,
          record,
          { status: 'completed' },
          { actor: null, act: 'booking.complete', cause: 'completed' },
        ),
    );
  }

  /** Expires holders whose hold has ended and whose slot is requested. */
  private async expireHolders(tx: Tx, references: string[]): Promise<void> {
    await this.expireAll(tx, await this.locks.all(tx, references));
  }

  /** Expires those of the locked bookings whose hold has ended; a series gets one notification. */
  private async expireAll(tx: Tx, records: BookingRecord[]): Promise<void> {
    const due = records.filter((record) => this.isDue(record));
    for (const record of due) await this.expire(tx, record);
    const ofSeries = Map.groupBy(
      due.filter(({ seriesId }) => seriesId !== null),
      ({ seriesId }) => seriesId ?? 0,
    );
    for (const [id, dates] of ofSeries) await this.confirmer.expired(tx, id, dates);
  }

  private isDue({ status, holdExpiresAt }: BookingRecord): boolean {
    return (
      status === 'pending' && holdExpiresAt !== null && hasLapsed(holdExpiresAt, this.clock.now())
    );
  }

  private async expire(tx: Tx, record: BookingRecord): Promise<void> {
    const changes = { status: 'expired', holdExpiresAt: null } as const;
    const notification = record.seriesId === null ? ({ message: 'bookingExpired' } as const) : {};
    await this.transitions.apply(tx, record, changes, {
      actor: null,
      act: 'booking.expire',
      cause: 'expired',
      ...notification,
    });
  }
}
