import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@five/shared/bookings/bookings.codes';
import { addMinutes } from '@five/shared/time/wall-time';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type BookingRecord, statusNow } from './booking-record.ts';

/** The state of a booking by the current time. */
export interface BookingTiming {
  status: BookingStatus;
  now: Date;
  start: Date;
  end: Date;
}

const HOUR_MINUTES = 60;

/** Computes a booking's state by the current time, as the rules need it. */
@Injectable()
export class BookingTimings {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * The state of a booking by the current time, whether or not the scheduled job has updated its
   * stored status.
   */
  of(record: BookingRecord): BookingTiming {
    const now = this.clock.now();
    const status = statusNow(record, now, this.venueClock.wallOf(now));
    return { status, now, start: this.instantOf(record.start), end: this.instantOf(record.end) };
  }

  /**
   * The instant of a wall time. A clock change may skip the wall time; the result is then the
   * instant of the wall time one hour later.
   */
  private instantOf(wall: string): Date {
    const instant =
      this.venueClock.instantOf(wall) ?? this.venueClock.instantOf(addMinutes(wall, HOUR_MINUTES));
    if (!instant) throw new Error(`no instant for ${wall}`);
    return instant;
  }
}
