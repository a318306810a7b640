import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { writeWithoutWaiting } from '../../platform/database/pipelining-client.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import type { SubscriptionRecord } from '../../subscriptions/subscription-record.ts';
import type { LockedCustomer } from '../../users/customers.service.ts';
import { type GivenDetails, newDetails } from '../booking-details.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingsEvents } from '../bookings.events.ts';
import { messagesOfNew, tomorrowOf } from '../bookings.mails.ts';
import type { Allocation } from '../slot-allocator.ts';
import type { WantedSlot } from '../slot-requests.ts';

/** Data of a new booking. */
interface NewBooking {
  reference: string;
  slot: WantedSlot;
  customer: LockedCustomer;
  granted: Allocation;
  /** The pack that pays for the booking. */
  pack: SubscriptionRecord | null;
  /** End of the hold; null for a booking that is confirmed at once. */
  holdExpiresAt: Date | null;
  paymentMethod: PaymentMethod;
  details?: GivenDetails;
  series?: { id: number; reference: string };
  now: Date;
  /** The venue's current date. */
  today: string;
}

/** Fields that have the same value in every new booking; the database assigns the real id. */
const INITIAL = {
  id: 0,
  paidCents: 0,
  forfeited: false,
  returned: false,
  reviewedSince: null,
  pausedHoldEndsAt: null,
  version: 1,
} as const;

/** A booking record before it is stored. */
function newBookingRecord({
  reference,
  slot,
  customer,
  granted: { pitch, priced },
  pack,
  holdExpiresAt,
  paymentMethod,
  details = {},
  series,
  now,
  today,
}: NewBooking): BookingRecord {
  return {
    ...INITIAL,
    reference,
    status: holdExpiresAt ? 'pending' : 'confirmed',
    paymentMethod,
    start: slot.period.start,
    end: slot.period.end,
    openingDay: slot.openingDay,
    pitchId: pitch.id,
    pitch: pitch.code,
    pitchName: pitch.name,
    pricingId: priced.pricingId,
    pricing: priced.pricing,
    tariffId: customer.tariffId,
    totalCents: priced.totalCents,
    players: priced.players,
    lines: priced.lines,
    freeCancelHours: slot.venue.freeCancelHours,
    holdMinutes: slot.venue.holdMinutes,
    holdExpiresAt,
    paidOn: pack && priced.totalCents === 0 ? today : null,
    subscriptionId: pack?.id ?? null,
    subscription: pack?.reference ?? null,
    seriesId: series?.id ?? null,
    series: series?.reference ?? null,
    ...newDetails(details),
    ...customerFields(customer),
    createdAt: now,
  };
}

/** The customer's fields in a booking record. */
const customerFields = ({ id, reference, fullName, phone, userReference }: LockedCustomer) => ({
  customerId: id,
  customer: reference,
  customerName: fullName,
  customerPhone: phone,
  user: userReference,
});

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
