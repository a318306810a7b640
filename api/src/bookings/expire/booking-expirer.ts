import { Injectable } from '@nestjs/common';
import { hasLapsed } from '@five/shared/bookings/bookings.rules';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { BookingLocks } from '../record/booking-locks.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { SeriesConfirmer } from '../series/series-confirmer.ts';

/**
 * Expires pending bookings whose hold has ended, inside a transaction: in the scheduled job, or
 * when another request needs their slot.
 */
@Injectable()
export class BookingExpirer {
  constructor(
    private readonly locks: BookingLocks,
    private readonly transitions: BookingTransitions,
    private readonly confirmer: SeriesConfirmer,
    private readonly clock: Clock,
    occupancies: Occupancies,
  ) {
    occupancies.onLapse('booking', (tx, holders) => this.expireHolders(tx, holders));
  }

  /** Expires a locked booking whose hold has ended. */
  async expire(tx: Tx, record: BookingRecord): Promise<void> {
    const changes = { status: 'expired', holdExpiresAt: null } as const;
    const notification = record.seriesId === null ? ({ message: 'bookingExpired' } as const) : {};
    await this.transitions.apply(tx, record, changes, {
      actor: null,
      act: 'booking.expire',
      cause: 'expired',
      ...notification,
    });
  }

  /**
   * Expires the locked bookings whose hold has ended. A series gets one notification for all its
   * dates.
   */
  async expireAll(tx: Tx, records: BookingRecord[]): Promise<void> {
    const due = records.filter((record) => this.isDue(record));
    for (const record of due) await this.expire(tx, record);
    const ofSeries = Map.groupBy(
      due.filter(({ seriesId }) => seriesId !== null),
      ({ seriesId }) => seriesId ?? 0,
    );
    for (const [id, dates] of ofSeries) await this.confirmer.expired(tx, id, dates);
  }

  /** Expires bookings whose hold has ended, because another request needs their slot. */
  private async expireHolders(tx: Tx, references: string[]): Promise<void> {
    await this.expireAll(tx, await this.locks.lockAllWithSeries(tx, references));
  }

  private isDue({ status, holdExpiresAt }: BookingRecord): boolean {
    return (
      status === 'pending' && holdExpiresAt !== null && hasLapsed(holdExpiresAt, this.clock.now())
    );
  }
}
