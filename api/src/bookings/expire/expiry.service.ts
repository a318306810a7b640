import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Sweeper } from '../../platform/database/sweeper.ts';
import { BookingStore } from '../record/booking-store.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { SeriesStore } from '../series/series-store.ts';
import { BookingExpirer } from './booking-expirer.ts';

/**
 * Expires bookings whose hold has ended, and completes matches that are over. Several processes may
 * run these jobs at once; each booking changes once.
 */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly store: BookingStore,
    private readonly series: SeriesStore,
    private readonly transitions: BookingTransitions,
    private readonly expirer: BookingExpirer,
    private readonly clock: Clock,
  ) {}

  /** Expires every pending booking whose hold has ended. Returns the number of bookings. */
  expirePending(): Promise<number> {
    return this.sweeper.sweep(
      (tx, most) => this.store.lockDue(tx, most),
      (tx, record) => this.expirer.expire(tx, record),
    );
  }

  /**
   * Expires every pending series whose hold has ended; its dates expire together. Returns the
   * number of series.
   */
  expireSeries(): Promise<number> {
    return this.sweeper.sweep(
      (tx, most) => this.series.lockDue(tx, this.clock.now(), most),
      async (tx, { id }) => this.expirer.expireAll(tx, await this.store.lockActive(tx, id)),
    );
  }

  /**
   * Completes every confirmed booking whose end is past, paid or not. Returns the number of
   * bookings.
   */
  completeEnded(): Promise<number> {
    return this.sweeper.sweep(
      (tx, most) => this.store.lockEnded(tx, most),
      (tx, record) =>
        this.transitions.apply(
          tx,
          record,
          { status: 'completed' },
          { actor: null, act: 'booking.complete', cause: 'completed' },
        ),
    );
  }
}
