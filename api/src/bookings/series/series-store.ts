import { Injectable } from '@nestjs/common';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { Audit, type AuditEntry } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { rangeOf } from '../../platform/rows/columns.ts';
import { Series } from './series.entity.ts';
import { selectSeries, type SeriesRecord } from './series-record.ts';

export interface NewSeries extends Pick<
  Series,
  'reference' | 'customerId' | 'pitchId' | 'weeks' | 'paymentMethod' | 'createdBy'
> {
  firstPeriod: WallPeriod;
}

/** Parameters that select the series whose continuation request is due. */
interface ContinuationTerms {
  /** The venue's current wall time. */
  wall: string;
  /**
   * First day of the range in which the last date of a series must be; `to` is the last day of the
   * range.
   */
  from: string;
  to: string;
}

/**
 * Database query that reads locked series. It does not compute the state, because callers that lock
 * a series do not need it.
 */
const READ = { select: selectSeries(`'pending'::text`), key: 's.id' };

const PLAYED = "b.status in ('confirmed', 'completed', 'no_show')";
const UNASKED =
  `s.asked_at is null and s.id in (
    select b.series_id from bookings b where b.series_id is not null
    and ${PLAYED} group by ` +
  `b.series_id
    having max(lower(b.period))::date between $1 and $2 and min(lower(b.period)) <= ` +
  `$3::timestamp)`;
const LAST = `select to_char(max(lower(b.period)), 'YYYY-MM-DD') as "lastDate" from bookings b
  where b.series_id = $1 and ${PLAYED}`;

/** The only class that writes series. */
@Injectable()
export class SeriesStore {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Locks a series, limited to series of `customerId` if given. Undefined if there is none. */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<SeriesRecord | undefined> {
    const [record] = await this.locked(
      tx,
      `select s.id from series s where s.reference = $1 and ($2::bigint is null
        or s.customer_id = $2) for update`,
      [reference, customerId],
    );
    return record;
  }

  /**
   * Locks the series of a booking, before the booking itself is locked; limited to series of
   * `customerId` if given.
   */
  async lockOf(
    tx: Tx,
    booking: string,
    customerId: number | null = null,
  ): Promise<SeriesRecord | undefined> {
    const [record] = await this.locked(
      tx,
      `select s.id from series s where s.id = (select b.series_id from bookings b
        where b.reference = $1)
      and ($2::bigint is null or s.customer_id = $2) for update`,
      [booking, customerId],
    );
    return record;
  }

  /** Locks the series to which these bookings belong. */
  async lockAllOf(tx: Tx, bookings: string[]): Promise<void> {
    await tx.query(
      `select 1 from series s where s.id in (select b.series_id from bookings b
        where b.reference = any($1)) order by s.id for update`,
      [bookings],
    );
  }

  /** Locks all series of a customer. */
  async lockOfCustomer(tx: Tx, customerId: number): Promise<void> {
    await tx.query('select 1 from series where customer_id = $1 order by id for update', [
      customerId,
    ]);
  }

  private locked(tx: Tx, lock: string, values: unknown[]): Promise<SeriesRecord[]> {
    return lockThenRead<SeriesRecord>(tx, READ, lock, values);
  }

  async byId(tx: Tx, id: number): Promise<SeriesRecord> {
    const [record] = await tx.query<SeriesRecord[]>(`${READ.select} where s.id = $1`, [id]);
    if (!record) throw new Error(`no series ${id}`);
    return record;
  }

  /** Locks series whose hold has expired. Rows that another process has locked are skipped. */
  lockDue(tx: Tx, now: Date, most: number): Promise<SeriesRecord[]> {
    return this.locked(
      tx,
      `select s.id from series s where exists (select from bookings b where b.series_id = s.id
        and b.status = 'pending' and b.hold_expires_at <= $1)
      order by s.id limit $2 for update skip locked`,
      [now, most],
    );
  }

  /**
   * Keys of series that have begun, have no continuation request yet, and whose last date is from
   * `from` to `to`. Pending, expired and cancelled dates do not count.
   */
  async dueForRequest({ wall, from, to }: ContinuationTerms): Promise<number[]> {
    return idsOf(
      await this.source.query(`select s.id from series s where ${UNASKED} order by s.id`, [
        from,
        to,
        wall,
      ]),
    );
  }

  /**
   * Locks a series that `dueForRequest` returned, unless another process has locked or handled it
   * since.
   */
  async lockDueForRequest(
    tx: Tx,
    { wall, from, to }: ContinuationTerms,
    id: number,
  ): Promise<(SeriesRecord & { lastDate: string }) | undefined> {
    const [record] = await this.locked(
      tx,
      `select s.id from series s where ${UNASKED} and s.id = $4 for update skip locked`,
      [from, to, wall, id],
    );
    const [last] = record ? await tx.query<{ lastDate: string }[]>(LAST, [record.id]) : [];
    return record && last && { ...record, ...last };
  }

  /**
   * Keys of series whose reservation has ended.
   * @param today the venue's date
   */
  async lapsed(today: string): Promise<number[]> {
    return idsOf(
      await this.source.query(
        'select s.id from series s where s.kept_until < $1::date order by s.id',
        [today],
      ),
    );
  }

  /**
   * Locks a series that `lapsed` returned, unless another process has locked or handled it since.
   */
  async lockLapsed(tx: Tx, today: string, id: number): Promise<SeriesRecord | undefined> {
    const [record] = await this.locked(
      tx,
      `select s.id from series s where s.kept_until < $1::date and s.id = $2
        for update skip locked`,
      [today, id],
    );
    return record;
  }

  /** Stores a new series and returns the key of its row. */
  async insert(tx: Tx, { firstPeriod, ...series }: NewSeries): Promise<number> {
    const row = { ...series, firstPeriod: rangeOf(firstPeriod), createdAt: this.clock.now() };
    const [stored] = (await tx.insert(Series, row)).generatedMaps as Pick<Series, 'id'>[];
    if (!stored) throw new Error('a series was not stored');
    return stored.id;
  }

  /**
   * Records that the continuation request of a series was handled, so that the scheduled job does
   * not handle it again. `until` is the last date of the reservation; null if no hours are
   * reserved.
   */
  async markRequested(tx: Tx, id: number, until: string | null): Promise<void> {
    await tx.update(Series, { id }, { askedAt: this.clock.now(), keptUntil: until });
  }

  async releasePriority(tx: Tx, id: number): Promise<void> {
    await tx.update(Series, { id }, { keptUntil: null });
  }

  /**
   * Assigns all series of one customer to another customer, and returns the references of the
   * series.
   */
  async moveToCustomer(tx: Tx, from: number, to: number): Promise<string[]> {
    const [rows] = await tx.query<[{ reference: string }[], number]>(
      'update series set customer_id = $2 where customer_id = $1 returning reference',
      [from, to],
    );
    return rows.map(({ reference }) => reference);
  }

  /** Writes audit entries of series. */
  note(tx: Tx, ...entries: Omit<AuditEntry, 'subjectKind'>[]): Promise<void> {
    return this.audit.record(tx, ...entries.map((entry) => ({ ...entry, subjectKind: 'series' })));
  }
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
