import { Injectable } from '@nestjs/common';
import { paymentStatusOf } from '@five/shared/bookings/bookings.rules';
import type { BookingCause, BookingEvent } from '@five/shared/realtime/topics';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../platform/database/transactions.ts';
import { Live } from '../platform/live/live.ts';
import type { BookingRecord } from './booking-record.ts';

/** Tells the owner's browsers and the desk what happened to a booking. */
@Injectable()
export class BookingsLive {
  constructor(private readonly live: Live) {}

  /** Once the transaction commits. `record` is the booking as it is then. */
  tell(tx: Tx, record: BookingRecord, cause: BookingCause): void {
    const event = eventOf(record, cause);
    if (record.user !== null) this.live.tell(tx, '/me', record.user, 'booking', event);
    this.live.tell(tx, '/desk', null, 'booking', { ...event, customerName: record.customerName });
  }
}

function eventOf(record: BookingRecord, cause: BookingCause): BookingEvent {
  const { reference, status, paymentMethod, pitch, start, end, totalCents, paidCents, holdExpiresAt } = record;
  return {
    reference, cause, status, paymentStatus: paymentStatusOf(record), paymentMethod, pitch,
    date: dateOfWall(start), startTime: timeOfWall(start), endTime: timeOfWall(end), totalCents, paidCents, holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
  };
}
