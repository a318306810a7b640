import { Injectable } from '@nestjs/common';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { bindFields, updateOf } from '../../platform/rows/columns.ts';
import { PaymentsService } from '../../payments/payments.service.ts';
import type { RecordCustomer } from '../../users/customers/record-customer.ts';
import {
  type BookingRecord,
  insertLines,
  linesOf,
  selectBookings,
  STORED,
} from './booking-record.ts';
import { Booking } from './booking.entity.ts';

/** Fields of a booking that an update may change. */
export type BookingUpdate = Partial<
  Omit<BookingRecord, 'id' | 'reference' | 'version' | 'createdAt' | keyof RecordCustomer>
>;

const READ = { select: selectBookings('b.status'), key: 'b.id' };

/** Locks and changes the rows of existing bookings and their lines. */
@Injectable()
export class BookingStore {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly payments: PaymentsService,
  ) {}

  /** Locks a booking, limited to bookings of `customerId` if given. Undefined if there is none. */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<BookingRecord | undefined> {
    const [record] = await this.locked(
      tx,
      `select b.id from bookings b
        where b.reference = $1 and ($2::bigint is null or b.customer_id = $2) for update`,
      [reference, customerId],
    );
    return record;
  }

  /** Locks several bookings, always in the same order, which prevents deadlocks. */
  lockAll(tx: Tx, references: string[]): Promise<BookingRecord[]> {
    return this.locked(
      tx,
      'select b.id from bookings b where b.reference = any($1) order by b.id for update',
      [references],
    );
  }

  /** Locks several bookings, and all other bookings of their series. */
  lockWithSeries(tx: Tx, references: string[]): Promise<BookingRecord[]> {
    return this.locked(
      tx,
      `select b.id from bookings b where b.reference = any($1) or b.series_id in (select o.series_id
        from bookings o where o.reference = any($1)) order by b.id for update`,
      [references],
    );
  }

  /** Locks the active bookings of a series. */
  lockActive(tx: Tx, seriesId: number): Promise<BookingRecord[]> {
    return this.locked(
      tx,
      `select b.id from bookings b where b.series_id = $1 and b.status in ('pending', 'confirmed')
        order by b.id for update`,
      [seriesId],
    );
  }

  /**
   * Assigns all bookings of one customer to another customer; the caller has locked both. Returns
   * the bookings after the change.
   */
  async moveToCustomer(tx: Tx, from: number, to: number): Promise<BookingRecord[]> {
    const held = await tx.query<{ reference: string }[]>(
      'select reference from bookings where customer_id = $1 order by id for update',
      [from],
    );
    await tx.query(
      'update bookings set customer_id = $2, version = version + 1 where customer_id = $1',
      [from, to],
    );
    return this.lockAll(
      tx,
      held.map(({ reference }) => reference),
    );
  }

  /**
   * Locks bookings whose hold has expired, except dates of a series, which expire together. Rows
   * that another process has locked are skipped.
   */
  lockDue(tx: Tx, most: number): Promise<BookingRecord[]> {
    return this.locked(
      tx,
      `select b.id from bookings b where b.status = 'pending' and b.hold_expires_at <= $1
        and b.series_id is null order by b.id limit $2 for update skip locked`,
      [this.clock.now(), most],
    );
  }

  /** Locks confirmed bookings whose end is past. */
  lockEnded(tx: Tx, most: number): Promise<BookingRecord[]> {
    return this.locked(
      tx,
      `select b.id from bookings b where b.status = 'confirmed' and upper(b.period) <= $1::timestamp
        order by b.id limit $2 for update skip locked`,
      [this.venueClock.now(), most],
    );
  }

  private locked(tx: Tx, lock: string, values: unknown[]): Promise<BookingRecord[]> {
    return lockThenRead<BookingRecord>(tx, READ, lock, values);
  }

  /** Stores the changes and returns the booking after the change. */
  async update(tx: Tx, record: BookingRecord, requested: BookingUpdate): Promise<BookingRecord> {
    const changes = { ...requested, ...(await this.paidOn(tx, record, requested)) };
    const values: unknown[] = [record.id];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const { start, end } = { ...record, ...changes };
    const update = updateOf(Booking, {
      version: 'version + 1',
      ...bindFields(bind, changes, STORED),
      ...(changes.start !== undefined && { period: `tsrange(${bind(start)}, ${bind(end)})` }),
    });
    await tx.query(`${update} where id = $1`, values);
    if (changes.lines) await this.replaceLines(tx, record.id, changes.lines);
    return { ...record, ...changes, version: record.version + 1 };
  }

  /**
   * Returns the change of `paidOn`, the date on which the booking became fully paid. Null if
   * neither the paid sum nor the total changes. While an amount is due, `paidOn` is null. Otherwise
   * it is the stored date, else the date of the last payment, else today.
   */
  private async paidOn(
    tx: Tx,
    record: BookingRecord,
    changes: BookingUpdate,
  ): Promise<Pick<BookingRecord, 'paidOn'> | null> {
    if (changes.paidCents === undefined && changes.totalCents === undefined) return null;
    const { paidCents, totalCents } = { ...record, ...changes };
    if (paidCents < totalCents) return { paidOn: null };
    return {
      paidOn:
        record.paidOn ??
        (await this.payments.lastReceivedOn(tx, 'booking', record.reference)) ??
        this.venueClock.today(),
    };
  }

  private async replaceLines(tx: Tx, id: number, lines: FrozenLine[]): Promise<void> {
    await tx.query('delete from booking_lines where booking_id = $1', [id]);
    await tx.query(insertLines('$1::bigint', '$2'), [id, JSON.stringify(linesOf({ lines }))]);
  }
}
