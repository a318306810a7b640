import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@five/shared/bookings/bookings.codes';
import { addMinutes } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { type BookingRecord, statusNow } from './booking-record.ts';

/** The state of a booking at an instant. */
export interface BookingTiming {
  status: BookingStatus;
  now: Date;
  start: Date;
  end: Date;
}

const HOUR_MINUTES = 60;

/** Computes the state of a booking in time, for the rules. */
@Injectable()
export class BookingTimings {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** The state of a booking by the clock, whether or not a sweep has run. */
  of(record: BookingRecord): BookingTiming {
    const now = this.clock.now();
    const status = statusNow(record, now, this.venueClock.wallOf(now));
    return { status, now, start: this.instantOf(record.start), end: this.instantOf(record.end) };
  }

  /** A wall time that a later clock change skips counts as the hour after it. */
  private instantOf(wall: string): Date {
    const instant =
      this.venueClock.instantOf(wall) ?? this.venueClock.instantOf(addMinutes(wall, HOUR_MINUTES));
    if (!instant) throw new Error(`no instant for ${wall}`);
    return instant;
  }
}
