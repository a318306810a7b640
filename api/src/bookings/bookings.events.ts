import { Injectable } from '@nestjs/common';
import { paymentStatusOf } from '@five/shared/bookings/bookings.rules';
import type { BookingCause, BookingEvent } from '@five/shared/realtime/topics';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../platform/database/transactions.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import type { BookingRecord } from './booking-record.ts';

/** Sends realtime events about a booking to its owner and to the desk. */
@Injectable()
export class BookingsEvents {
  constructor(private readonly realtime: Realtime) {}

  /** Sends the events after the commit of `tx`. `record` is the booking after the change. */
  emit(tx: Tx, record: BookingRecord, cause: BookingCause): void {
    const event = eventOf(record, cause);
    if (record.user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: record.user }, 'booking', event);
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'booking', {
      ...event,
      customerName: record.customerName,
    });
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
