import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { Audit, type AuditEntry } from '../../platform/audit/audit.ts';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { CteBuilder, type Tx, writeWithoutWaiting } from '../../platform/database/transactions.ts';
import { type Limit, Limits } from '../../platform/limits/limits.ts';
import { Outbox, type OutboxEntry } from '../../platform/outbox/outbox.ts';
import { insertRowsOf, rangeOf, type Row, rowsOf } from '../../platform/rows/columns.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { SubscriptionRecord } from '../../subscriptions/subscription-record.ts';
import type { LockedCustomer } from '../../users/customers/customers.service.ts';
import {
  type BookingRecord,
  type GivenDetails,
  insertLines,
  linesOf,
  newDetails,
  STORED,
} from '../record/booking-record.ts';
import { Booking } from '../record/booking.entity.ts';
import { BookingsEvents, messagesOfNew, tomorrowOf } from '../record/booking-messages.ts';
import { BookingSquads } from '../record/booking-squads.ts';
import type { Allocation } from './slot-allocator.ts';
import type { WantedSlot } from './slot-requests.ts';

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

/** Numbers of active bookings of a customer; a series counts as one booking. */
export interface ActiveBookingCounts {
  pending: number;
  upcoming: number;
}

const NO_BOOKINGS: ActiveBookingCounts = { pending: 0, upcoming: 0 };

/** A booking to store that is not part of a series. */
export interface BookingToStore {
  record: BookingRecord;
  /** Reference of the user that creates the booking. */
  actor: string;
  venue: VenueRules;
  /** The rules that staff override. */
  overrides: string[];
}

/** A booking with the data that is stored together with it. */
interface CreationDetails {
  record: BookingRecord;
  /** Reference of the user that created the booking. */
  createdBy: string;
  audit: AuditEntry;
  messages: OutboxEntry[];
}

const ACTIVE_COUNTS = `
  select b.customer_id as "customerId",
    count(distinct coalesce(-b.series_id, b.id)) filter (where b.status = 'pending')::int as
  pending,
    count(distinct coalesce(-b.series_id, b.id)) filter (where lower(b.period) > $3::timestamp)::int
    as upcoming
  from bookings b
  where b.customer_id = any($1) and upper(b.period) > $3::timestamp
  and b.status in ('pending', 'confirmed')
    and (b.status = 'confirmed' or b.hold_expires_at > $2::timestamptz)
  group by b.customer_id`;

/** Fields that have the same value in every new booking; the database assigns the real id. */
const INITIAL = {
  id: 0,
  paidCents: 0,
  forfeited: false,
  returned: false,
  reviewedSince: null,
  pausedHoldEndsAt: null,
  linkVersion: 1,
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

/**
 * Bookings per hour for each pending booking that is allowed: 20 an hour with the default of 2
 * pending bookings. Ten bookings for a group of friends stay below this limit.
 */
const AN_HOUR_PER_PENDING = 10;
const LIMIT_NAME = 'bookings.create';

/**
 * Limits how often a player can book and cancel in a loop, which would make an evening appear full
 * to others. Staff are not limited.
 */
@Injectable()
export class BookingRateLimit {
  constructor(
    private readonly limits: Limits,
    private readonly settings: VenueSettings,
  ) {}

  /**
   * Counts a booking in its own transaction, so that a rolled-back booking does not count.
   * @throws DomainError BOOKING_TOO_OFTEN (429)
   */
  async count(tx: Tx, by: Pick<Caller, 'reference' | 'role'>): Promise<void> {
    if (isStaff(by)) return;
    await this.limits.takeWith(tx, LIMIT_NAME, by.reference, await this.limit());
  }

  /**
   * Counts a booking of each player like `count`, before the outcome of the bookings is known.
   * @returns the references of the players that have made too many bookings
   */
  async countEach(tx: Tx, players: readonly string[]): Promise<Set<string>> {
    return this.limits.takeEachWith(tx, LIMIT_NAME, players, await this.limit());
  }

  /** Takes back counted bookings that were not made, one for each occurrence of a player. */
  giveBackEach(tx: Tx, players: readonly string[]): Promise<void> {
    return this.limits.giveBackEachWith(tx, LIMIT_NAME, players);
  }

  private async limit(): Promise<Limit> {
    const { maxPending } = await this.settings.current();
    return { points: AN_HOUR_PER_PENDING * maxPending, seconds: 3600, code: 'BOOKING_TOO_OFTEN' };
  }
}

/** Stores new bookings with their audit entry, queued messages and realtime event. */
@Injectable()
export class NewBookings {
  constructor(
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: BookingsEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly squads: BookingSquads,
  ) {}

  /**
   * Counts a customer's active bookings before another booking is stored. The customer must be
   * locked first.
   */
  async countActive(tx: Tx, customerId: number): Promise<ActiveBookingCounts> {
    const [standing = NO_BOOKINGS] = await this.countActiveOfEach(tx, [customerId]);
    return standing;
  }

  /** Counts like `countActive`, for several customers; returns one entry for each, in order. */
  async countActiveOfEach(tx: Tx, customerIds: readonly number[]): Promise<ActiveBookingCounts[]> {
    const rows = await tx.query<(ActiveBookingCounts & { customerId: number })[]>(ACTIVE_COUNTS, [
      customerIds,
      this.clock.now(),
      this.venueClock.now(),
    ]);
    const counts = new Map(rows.map(({ customerId, ...standing }) => [customerId, standing]));
    return customerIds.map((id) => counts.get(id) ?? NO_BOOKINGS);
  }

  /** The record of a booking before it is stored. */
  recordOf(booking: Omit<NewBooking, 'today'>): BookingRecord {
    return newBookingRecord({ ...booking, today: this.venueClock.today() });
  }

  /**
   * Stores bookings that are not part of a series. The database query is sent without waiting for
   * its result.
   */
  insert(tx: Tx, bookings: readonly BookingToStore[]): void {
    writeWithoutWaiting(
      tx,
      this.store(
        tx,
        bookings.map(({ record, actor, venue, overrides }) => ({
          record,
          createdBy: actor,
          audit: entryOf(record, actor, overrides.length > 0 ? { overrides } : {}),
          messages: messagesOfNew(record, this.clock.now(), venue, this.venueClock),
        })),
      ),
    );
    for (const { record } of bookings) this.events.emit(tx, record, 'reserved');
  }

  /** Opens the matches of stored bookings for a squad, as `BookingSquads.open` does. */
  openForSquad(...named: Parameters<BookingSquads['open']>): Promise<void> {
    return this.squads.open(...named);
  }

  /**
   * Stores one date of a series. The messages about the new series are queued elsewhere, once for
   * all dates. For a confirmed date only the reminder on the evening before the match is queued.
   */
  async insertDate(tx: Tx, record: BookingRecord, actor: string): Promise<void> {
    const messages =
      record.status === 'confirmed' ? tomorrowOf(record, record.createdAt, this.venueClock) : [];
    await this.store(tx, [
      {
        record,
        createdBy: actor,
        audit: entryOf(record, actor, { series: record.series }),
        messages,
      },
    ]);
    this.events.emit(tx, record, 'reserved');
  }

  /**
   * Stores bookings with their lines, audit entries and queued messages, in one database query.
   */
  private async store(tx: Tx, bookings: readonly CreationDetails[]): Promise<void> {
    const cteBuilder = new CteBuilder();
    const rows = cteBuilder.bind(JSON.stringify(bookings.map(rowOf)));
    cteBuilder.with('made', `${insertRowsOf(Booking, FIELDS, rows)} returning id, reference`);
    cteBuilder.with(
      'lined',
      insertLines(
        'made.id',
        'of.lines',
        `made join jsonb_to_recordset(${rows}::jsonb) of (reference text, lines jsonb)
          using (reference)`,
      ),
    );
    this.audit.recordWith(cteBuilder, ...bookings.map(({ audit }) => audit));
    this.outbox.writeWith(
      cteBuilder,
      tx,
      bookings.flatMap(({ messages }) => messages),
    );
    await cteBuilder.run(tx);
  }
}

const FIELDS = [...STORED, 'period', 'createdBy'] as const;

/** The row of a new booking, and its price lines. */
function rowOf({ record, createdBy }: CreationDetails): Row {
  const stored = Object.fromEntries(STORED.map((field) => [field, record[field]]));
  const [row] = rowsOf(Booking, [{ ...stored, period: rangeOf(record), createdBy }]);
  return { ...row, lines: linesOf(record) };
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
