import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { writeWithoutWaiting } from '../../platform/database/pipelining-client.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingsEvents } from '../bookings.events.ts';
import { messagesOfNew, tomorrowOf } from '../bookings.mails.ts';
import { type NewBooking, newBookingRecord } from './new-booking-record.ts';

/** Stores new bookings with their audit entry, queued messages and realtime event. */
@Injectable()
export class NewBookings {
  constructor(
    private readonly store: BookingStore,
    private readonly events: BookingsEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** The record of a booking before it is stored. */
  recordOf(booking: Omit<NewBooking, 'today'>): BookingRecord {
    return newBookingRecord({ ...booking, today: this.venueClock.today() });
  }

  /**
   * Stores a booking that is not part of a series. The database query is sent without waiting for
   * its result.
   */
  insert(
    tx: Tx,
    record: BookingRecord,
    { actor, venue, overrides }: { actor: string; venue: VenueRules; overrides: string[] },
  ): void {
    writeWithoutWaiting(
      tx,
      this.store.insert(tx, record, {
        createdBy: actor,
        audit: entryOf(record, actor, overrides.length > 0 ? { overrides } : {}),
        messages: messagesOfNew(record, this.clock.now(), venue, this.venueClock),
      }),
    );
    this.events.emit(tx, record, 'reserved');
  }

  /**
   * Stores one date of a series. The messages about the new series are queued elsewhere, once for
   * all dates. For a confirmed date only the reminder on the evening before the match is queued.
   */
  async insertDate(tx: Tx, record: BookingRecord, actor: string): Promise<void> {
    await this.store.insert(tx, record, {
      createdBy: actor,
      audit: entryOf(record, actor, { series: record.series }),
      messages:
        record.status === 'confirmed' ? tomorrowOf(record, record.createdAt, this.venueClock) : [],
    });
    this.events.emit(tx, record, 'reserved');
  }
}

const entryOf = (
  { reference, status, pitch, start, end, totalCents }: BookingRecord,
  actor: string,
  details: Record<string, unknown>,
): AuditEntry => ({
  actor,
  act: 'booking.reserve',
  subjectKind: 'booking',
  subject: reference,
  from: null,
  to: status,
  changed: { pitch, start, end, totalCents, ...details },
});
