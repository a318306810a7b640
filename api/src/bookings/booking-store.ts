import { Injectable } from '@nestjs/common';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Audit, type AuditEntry } from '../platform/audit/audit.ts';
import { lockThenRead } from '../platform/database/lock-then-read.ts';
import { Statement } from '../platform/database/statement.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox, type OutboxEntry } from '../platform/outbox/outbox.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import type { RecordCustomer } from '../users/record-customer.ts';
import { type BookingRecord, selectBookings } from './booking-record.ts';

/** What stands of a customer, a series counted once. */
export interface Standing {
  pending: number;
  upcoming: number;
}

/** What of a booking may change. */
export type BookingChanges = Partial<Pick<BookingRecord,
  'status' | 'holdExpiresAt' | 'reviewedSince' | 'pausedHoldEndsAt' | 'paidCents' | 'forfeited' | 'returned' | 'note' | 'start' | 'end' | 'openingDay'
  | 'pitchId' | 'pitch' | 'pitchName' | 'pricingId' | 'pricing' | 'totalCents' | 'lines' | 'paymentMethod' | 'subscriptionId' | 'subscription'>>;

/** Where each word of a record is stored: what is not here is a column of another table, of the booking's lines, or made by the database. */
const COLUMNS = {
  reference: 'reference', customerId: 'customer_id', pitchId: 'pitch_id', openingDay: 'opening_day', status: 'status', paymentMethod: 'payment_method', pricingId: 'pricing_id',
  tariffId: 'tariff_id', totalCents: 'total_cents', paidCents: 'paid_cents', forfeited: 'forfeited', returned: 'returned', players: 'players', freeCancelHours: 'free_cancel_hours', holdMinutes: 'hold_minutes', holdExpiresAt: 'hold_expires_at',
  reviewedSince: 'reviewed_since', pausedHoldEndsAt: 'paused_hold_ends_at', paidOn: 'paid_on', subscriptionId: 'subscription_id', seriesId: 'series_id', note: 'note', createdAt: 'created_at',
} as const satisfies Record<Exclude<keyof BookingRecord, 'id' | 'start' | 'end' | 'lines' | 'version' | keyof Joined>, string>;

/** What is read from other tables by a key of the booking. */
type Joined = Pick<BookingRecord, 'pitch' | 'pitchName' | 'pricing' | 'subscription' | 'series'> & Omit<RecordCustomer, 'customerId'>;

const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]; // its keys are known

const READ = { select: selectBookings('b.status'), key: 'b.id' };

const STANDING = `
  select count(distinct coalesce(-b.series_id, b.id)) filter (where b.status = 'pending')::int as pending,
    count(distinct coalesce(-b.series_id, b.id)) filter (where lower(b.period) > $3::timestamp)::int as upcoming
  from bookings b
  where b.customer_id = $1 and upper(b.period) > $3::timestamp and b.status in ('pending', 'confirmed')
    and (b.status = 'confirmed' or b.hold_expires_at > $2::timestamptz)`;

/** The one writer of bookings and their lines. */
@Injectable()
export class BookingStore {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly payments: PaymentsService,
  ) {}

  /** Locks a booking; `customerId` sees its own alone. Undefined when there is none. */
  async lock(tx: Tx, reference: string, customerId: number | null = null): Promise<BookingRecord | undefined> {
    const [record] = await this.locked(tx, 'select b.id from bookings b where b.reference = $1 and ($2::bigint is null or b.customer_id = $2) for update', [reference, customerId]);
    return record;
  }

  /** Locks several, in one order for everybody. */
  lockAll(tx: Tx, references: string[]): Promise<BookingRecord[]> {
    return this.locked(tx, 'select b.id from bookings b where b.reference = any($1) order by b.id for update', [references]);
  }

  /** Locks several, with all that belong to the same series as one of them. */
  lockWithSeries(tx: Tx, references: string[]): Promise<BookingRecord[]> {
    return this.locked(tx, 'select b.id from bookings b where b.reference = any($1) or b.series_id in (select o.series_id from bookings o where o.reference = any($1)) order by b.id for update', [references]);
  }

  /** Locks the bookings of a series that stand. */
  lockStanding(tx: Tx, seriesId: number): Promise<BookingRecord[]> {
    return this.locked(tx, "select b.id from bookings b where b.series_id = $1 and b.status in ('pending', 'confirmed') order by b.id for update", [seriesId]);
  }

  /** Gives all bookings of a customer to another, both locked, and answers them as they are then. */
  async handOver(tx: Tx, from: number, to: number): Promise<BookingRecord[]> {
    const held = await tx.query<{ reference: string }[]>('select reference from bookings where customer_id = $1 order by id for update', [from]);
    await tx.query('update bookings set customer_id = $2, version = version + 1 where customer_id = $1', [from, to]);
    return this.lockAll(tx, held.map(({ reference }) => reference));
  }

  /** Locks holds that have run out, but for those of series, which end together; those another process is at are passed over. */
  lockDue(tx: Tx, now: Date, most: number): Promise<BookingRecord[]> {
    return this.locked(tx, "select b.id from bookings b where b.status = 'pending' and b.hold_expires_at <= $1 and b.series_id is null order by b.id limit $2 for update skip locked", [now, most]);
  }

  /** Locks confirmed bookings that are over. @param wall the venue's wall now */
  lockEnded(tx: Tx, wall: string, most: number): Promise<BookingRecord[]> {
    return this.locked(tx, "select b.id from bookings b where b.status = 'confirmed' and upper(b.period) <= $1::timestamp order by b.id limit $2 for update skip locked", [wall, most]);
  }

  private locked(tx: Tx, lock: string, values: unknown[]): Promise<BookingRecord[]> {
    return lockThenRead<BookingRecord>(tx, READ, lock, values);
  }

  /** Stores a booking with its lines, its audit line and what is owed for it, in one statement. */
  async insert(tx: Tx, record: BookingRecord, createdBy: string, audit: AuditEntry, owed: OutboxEntry[]): Promise<void> {
    const statement = new Statement();
    const { bind } = statement;
    statement.with('made', `insert into bookings (period, created_by, ${Object.values(COLUMNS).join(', ')})
      values (tsrange(${bind(record.start)}, ${bind(record.end)}), ${bind(createdBy)}, ${FIELDS.map((field) => bind(record[field])).join(', ')}) returning id`);
    statement.with('lined', insertLines('(select id from made)', bind(linesJson(record.lines))));
    this.audit.recordWith(statement, audit);
    this.outbox.writeWith(statement, tx, owed);
    await statement.run(tx);
  }

  /** What stands of a customer before one more is stored. Lock the customer first. */
  async standingOf(tx: Tx, customerId: number): Promise<Standing> {
    const [standing] = await tx.query<Standing[]>(STANDING, [customerId, this.clock.now(), this.venueClock.now()]);
    return standing ?? { pending: 0, upcoming: 0 };
  }

  /** Writes what changed and answers the booking as it is then. */
  async update(tx: Tx, record: BookingRecord, asked: BookingChanges): Promise<BookingRecord> {
    const changes = { ...asked, ...(await this.paidOn(tx, record, asked)) };
    const values: unknown[] = [record.id];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const sets = FIELDS.flatMap((field) => (field in changes ? [`${COLUMNS[field]} = ${bind({ ...record, ...changes }[field])}`] : []));
    const { start, end } = { ...record, ...changes };
    if (changes.start !== undefined) sets.push(`period = tsrange(${bind(start)}, ${bind(end)})`);
    await tx.query(`update bookings set ${['version = version + 1', ...sets].join(', ')} where id = $1`, values);
    if (changes.lines) await this.replaceLines(tx, record.id, changes.lines);
    return { ...record, ...changes, version: record.version + 1 };
  }

  /** The day on which the total was complete, wherever a sum or the total itself moves: it goes when something is due again. What costs no money is complete the day it comes to that. */
  private async paidOn(tx: Tx, record: BookingRecord, changes: BookingChanges): Promise<Pick<BookingRecord, 'paidOn'> | null> {
    if (changes.paidCents === undefined && changes.totalCents === undefined) return null;
    const { paidCents, totalCents } = { ...record, ...changes };
    if (paidCents < totalCents) return { paidOn: null };
    return { paidOn: record.paidOn ?? await this.payments.lastReceivedOn(tx, 'booking', record.reference) ?? this.venueClock.today() };
  }

  private async replaceLines(tx: Tx, id: number, lines: FrozenLine[]): Promise<void> {
    await tx.query('delete from booking_lines where booking_id = $1', [id]);
    await tx.query(insertLines('$1::bigint', '$2'), [id, linesJson(lines)]);
  }
}

const linesJson = (lines: FrozenLine[]): string => JSON.stringify(lines.map((line, position) => ({ ...line, position })));

const insertLines = (booking: string, lines: string) => `
  insert into booking_lines (booking_id, position, kind, text, quantity, unit_cents, total_cents, addon, option)
  select ${booking}, l.position, l.kind, l.text, l.quantity, l."unitCents", l."totalCents", l.addon, l.option
  from jsonb_to_recordset(${lines}::jsonb) as l(position int, kind text, text jsonb, quantity int, "unitCents" int, "totalCents" int, addon text, option text)`;
