import { Injectable } from '@nestjs/common';
import { paymentStatusOf } from '@five/shared/bookings/bookings.rules';
import type { BookingCause, BookingEvent } from '@five/shared/realtime/topics';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../platform/database/transactions.ts';
import { Live } from '../platform/live/live.ts';
import type { BookingRecord } from './booking-record.ts';

/** Sends realtime events of a booking to its owner and to the desk. */
@Injectable()
export class BookingsLive {
  constructor(private readonly live: Live) {}

  /** Sends after the commit. `record` is the booking after the change. */
  tell(tx: Tx, record: BookingRecord, cause: BookingCause): void {
    const event = eventOf(record, cause);
    if (record.user !== null) this.live.tell(tx, '/me', record.user, 'booking', event);
    this.live.tell(tx, '/desk', null, 'booking', { ...event, customerName: record.customerName });
  }
}

function eventOf(record: BookingRecord, cause: BookingCause): BookingEvent {
  const {
    reference,
    status,
    paymentMethod,
    pitch,
    start,
    end,
    totalCents,
    paidCents,
    holdExpiresAt,
  } = record;
  return {
    reference,
    cause,
    status,
    paymentStatus: paymentStatusOf(record),
    paymentMethod,
    pitch,
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: timeOfWall(end),
    totalCents,
    paidCents,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
  };
}
