import { Injectable } from '@nestjs/common';
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  LIVE_STATUSES,
  PAYMENT_METHODS,
} from '@five/shared/bookings/bookings.codes';
import { PAYMENT_STATUSES } from '@five/shared/payments/payments.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { NamedTarget } from '@five/shared/payments/matching.rules';
import type { Payable } from '@five/shared/payments/matching/targets';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Signatures } from '../platform/config/signatures.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { ListSpec, ListSpecOf } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import {
  bookingAnswer,
  type BookingRecord,
  HOURS_SQL,
  PAYMENT_STATUS_SQL,
  selectBookings,
  SOURCE_SQL,
  statusSql,
  WEEKDAY_SQL,
} from './record/booking-record.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { Booking } from './record/booking.entity.ts';

/**
 * Reads bookings. Expiry and completion are computed from the current time, whether or not the
 * scheduled job has run.
 */
@Injectable()
export class BookingsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly signatures: Signatures,
  ) {}

  /** A page of all bookings, or of the bookings of one customer; latest start first. */
  page(query: RawQuery, customerId: number | null, locale: Locale): Promise<Page<BookingAnswer>> {
    return this.read({ ...LIST, order: 'lower(b.period) desc' }, query, customerId, locale);
  }

  /**
   * A page of a customer's bookings. Upcoming bookings come first in ascending order, then past
   * bookings in descending order.
   */
  upcomingFirst(query: RawQuery, customerId: number, locale: Locale): Promise<Page<BookingAnswer>> {
    return this.read({ ...LIST, order: UPCOMING_FIRST }, query, customerId, locale);
  }

  /**
   * One booking.
   * @throws DomainError NOT_FOUND, also for another customer's booking
   */
  async one(reference: string, customerId: number | null, locale: Locale): Promise<BookingAnswer> {
    return (await this.page(byReference(reference), customerId, locale)).only();
  }

  /**
   * Reference of the login that belongs to the booking's customer; null if the customer has no
   * login.
   * @throws DomainError NOT_FOUND, also for another customer's booking
   */
  async ownerOf(reference: string, customerId: number | null): Promise<string | null> {
    const [row] = await this.source.query<{ owner: string | null }[]>(OWNER, [
      reference,
      customerId,
    ]);
    if (!row) throw new DomainError('NOT_FOUND');
    return row.owner;
  }

  /**
   * The stored booking with its state by the current time; undefined if it does not exist or
   * belongs to another customer.
   */
  async record(reference: string, customerId: number | null): Promise<BookingRecord | undefined> {
    const [record] = await this.source.query<BookingRecord[]>(
      `${SEEN} where b.reference = $3 and ($4::bigint is null or b.customer_id = $4)`,
      [this.clock.now(), this.venueClock.now(), reference, customerId],
    );
    return record;
  }

  /** A customer's bookings from a date on, in ascending order of their start. */
  since(date: string, customerId: number): Promise<BookingRecord[]> {
    return this.source.query<BookingRecord[]>(
      `${SEEN} where b.customer_id = $4 and lower(b.period) >= $3::date
        order by lower(b.period), b.id limit 500`,
      [this.clock.now(), this.venueClock.now(), date, customerId],
    );
  }

  /** The bookings of these series, in ascending order of their start. */
  ofSeries(ids: number[]): Promise<BookingRecord[]> {
    return this.source.query<BookingRecord[]>(
      `${SEEN} where b.series_id = any($3) order by lower(b.period), b.id`,
      [this.clock.now(), this.venueClock.now(), ids],
    );
  }

  /** The active bookings of an opening day, in order of their start. */
  async ofDay(openingDay: string, locale: Locale): Promise<BookingAnswer[]> {
    const rows = await this.source.query<BookingRecord[]>(OF_DAY, [
      this.clock.now(),
      this.venueClock.now(),
      openingDay,
    ]);
    return rows.map((record) => bookingAnswer(record, locale, this.signatures));
  }

  /** Counts of bookings that need an action of the desk; `tonight` is the current opening day. */
  async waiting(
    tonight: string,
  ): Promise<Pick<DeskWaitingAnswer, 'pending' | 'underReview' | 'unpaidTonight'>> {
    const [row] = await this.source.query<
      Pick<DeskWaitingAnswer, 'pending' | 'underReview' | 'unpaidTonight'>[]
    >(WAITING, [this.clock.now(), this.venueClock.now(), tonight]);
    return row ?? { pending: 0, underReview: 0, unpaidTonight: 0 };
  }

  /** Bookings with an amount due; bookings to be paid by transfer come first. */
  payables(tx?: Tx): Promise<Payable[]> {
    return (tx ?? this.source).query<Payable[]>(PAYABLES, [
      this.clock.now(),
      this.venueClock.now(),
    ]);
  }

  /** The bookings with these references, whether or not an amount is due. */
  named(references: readonly string[], tx?: Tx): Promise<NamedTarget[]> {
    return (tx ?? this.source).query<NamedTarget[]>(NAMED, [
      this.clock.now(),
      this.venueClock.now(),
      references,
    ]);
  }

  private async read(
    spec: ListSpec,
    query: RawQuery,
    customerId: number | null,
    locale: Locale,
  ): Promise<Page<BookingAnswer>> {
    const page = await this.lists.read<BookingRecord>(spec, query, [
      this.clock.now(),
      this.venueClock.now(),
      customerId,
    ]);
    return page.map((record) => bookingAnswer(record, locale, this.signatures));
  }
}

const STATUS = statusSql('$1', '$2');
const SEEN = selectBookings(STATUS);
const OF_DAY = `${SEEN} where b.opening_day = $3
  and ${STATUS} not in ('expired', 'cancelled') order by lower(b.period), b.pitch_id`;
const OWNER = `select u.reference as owner from bookings b join customers c on c.id = b.customer_id
  left join users u on u.id = c.user_id
  where b.reference = $1 and ($2::bigint is null or b.customer_id = $2)`;
/**
 * Bookings with an amount due, to which staff can assign an incoming bank transfer. Matches that
 * ended over 60 days ago are left out, because a new transfer is unlikely to be for them.
 */
const PAYABLES = `select 'booking' as kind, b.reference, c.full_name as customer, b.total_cents -
  b.paid_cents as "dueCents"
  from bookings b join customers c on c.id = b.customer_id
  where ${STATUS} in (${LIVE_STATUSES.map((status) => `'${status}'`).join(', ')}) and b.paid_cents <
  b.total_cents
  and upper(b.period) > $2::timestamp - interval '60 days'
  order by b.payment_method = 'transfer' desc, lower(b.period), b.id limit 1000`;
const LIVE = `${STATUS} in (${LIVE_STATUSES.map((status) => `'${status}'`).join(', ')})`;
const NAMED = `select 'booking' as kind, b.reference, c.full_name as customer, case
  when ${LIVE} then greatest(0, b.total_cents - b.paid_cents) else 0 end as "dueCents",
  case when ${LIVE} then 'paid'
  else ${STATUS} end as state, to_char(lower(b.period), 'YYYY-MM-DD') as date, 
  ${selectOf(Booking, 'b', ['totalCents', 'paidCents'])}
  from bookings b join customers c on c.id = b.customer_id where b.reference = any($3)`;
const WAITING = `select count(*) filter (where b.status = 'pending')::int as pending,
  count(*) filter (where b.status = 'pending'
  and b.reviewed_since is not null)::int as "underReview",
  count(*) filter (where b.status <> 'pending'
  and b.paid_cents < b.total_cents)::int as "unpaidTonight"
  from bookings b where b.status = 'pending' and ${STATUS} = 'pending'
  or b.opening_day = $3 and b.status in ('confirmed', 'completed')`;
const AHEAD = `(upper(b.period) > $2::timestamp and ${STATUS} in ('pending', 'confirmed'))`;
const UPCOMING_FIRST = `${AHEAD} desc, (case
  when ${AHEAD} then lower(b.period) end) asc, lower(b.period) desc`;

const LIST: Omit<ListSpecOf<'GET bookings'>, 'order'> = {
  name: 'bookings',
  select: selectBookings(STATUS),
  where: '$3::bigint is null or b.customer_id = $3',
  fields: {
    id: { sql: 'b.reference', kind: 'text' },
    date: { sql: 'lower(b.period)::date', kind: 'date' },
    from: { sql: 'lower(b.period)::date', kind: 'date-from' },
    to: { sql: 'lower(b.period)::date', kind: 'date-to' },
    pitch: { sql: 'h.code', kind: 'text' },
    status: { sql: STATUS, kind: 'text', values: BOOKING_STATUSES },
    paymentStatus: { sql: PAYMENT_STATUS_SQL, kind: 'text', values: PAYMENT_STATUSES },
    paymentMethod: { sql: 'b.payment_method', kind: 'text', values: PAYMENT_METHODS },
    customer: { sql: 'c.reference', kind: 'text' },
    dayFrom: { sql: 'b.opening_day', kind: 'date-from' },
    dayTo: { sql: 'b.opening_day', kind: 'date-to' },
    weekday: { sql: WEEKDAY_SQL, kind: 'number' },
    hour: {
      sql: `array(select extract(hour from h)::int from ${HOURS_SQL} h)`,
      kind: 'number',
      among: true,
    },
    source: { sql: SOURCE_SQL, kind: 'text', values: BOOKING_SOURCES },
  },
  search: ['lower(b.reference)', 'c.search'],
  sort: {
    id: 'b.reference',
    reference: 'b.reference',
    date: 'lower(b.period)',
    startTime: "to_char(lower(b.period), 'HH24:MI')",
    endTime: "to_char(upper(b.period), 'HH24:MI')",
    pitch: 'h.code',
    status: STATUS,
    paymentStatus: PAYMENT_STATUS_SQL,
    paymentMethod: 'b.payment_method',
    totalCents: 'b.total_cents',
    paidCents: 'b.paid_cents',
    holdExpiresAt: 'b.hold_expires_at',
    customer: 'c.full_name',
    createdAt: 'b.created_at',
    paidOn: 'b.paid_on',
    durationMinutes: 'upper(b.period) - lower(b.period)',
  },
  tieBreak: 'b.id desc',
};
