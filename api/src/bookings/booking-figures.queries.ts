import { Injectable } from '@nestjs/common';
import { type BookingSource, LIVE_STATUSES } from '@five/shared/bookings/bookings.codes';
import type { UnpaidAge } from '@five/shared/reports/reports.codes';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { HOURS_SQL, SOURCE_SQL, statusSql, WEEKDAY_SQL } from './record/booking-record.ts';
import { customerColumns } from '../users/customers/record-customer.ts';

/** A number of bookings, and a sum over them: centimes, or minutes on a pitch. */
export interface Sums {
  count: number;
  sum: number;
}

/** First and last opening day of the period whose bookings are counted, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Statuses of bookings whose unpaid amount is due; the amount of pending bookings is not due yet.
 */
export const UNPAID_STATUSES = ['confirmed', 'completed', 'no_show'] as const;

/**
 * Sums of bookings for reports. The status of a booking is computed by the same SQL expression as
 * in other queries.
 */
@Injectable()
export class BookingFiguresQueries {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** Booked minutes by weekday of the opening day and by hour. */
  byHour(days: Days): Promise<(Sums & { weekday: number; hour: number })[]> {
    return this.read(BY_HOUR, [days.from, days.to]);
  }

  /** Total of booked minutes. */
  active(days: Days): Promise<Sums> {
    return this.one(ACTIVE, days);
  }

  /** Sum of booking prices by source, site or reception. */
  bySource(days: Days): Promise<(Sums & { source: BookingSource })[]> {
    return this.read(BY_SOURCE, [days.from, days.to]);
  }

  /** Sum of the amounts due of no-shows, by opening day. */
  noShowsByDay(days: Days): Promise<(Sums & { date: string })[]> {
    return this.read(NO_SHOWS_BY_DAY, [days.from, days.to]);
  }

  /**
   * Number of no-shows of the customers with the most no-shows, and the sum of their amounts due.
   */
  noShowsByCustomer(days: Days): Promise<(Sums & { reference: string; fullName: string })[]> {
    return this.read(NO_SHOWS_BY_CUSTOMER, [days.from, days.to]);
  }

  /** Number and total price of the completed bookings. */
  played(days: Days): Promise<Sums> {
    return this.one(PLAYED, days);
  }

  /**
   * Amounts due by age class. `ahead`, `week` and `month` are the first opening days of the classes
   * with these names. Amounts of earlier opening days are in the class `older`.
   */
  unpaidByAge({
    ahead,
    week,
    month,
  }: Record<'ahead' | 'week' | 'month', string>): Promise<(Sums & { age: UnpaidAge })[]> {
    return this.read(UNPAID, [ahead, week, month]);
  }

  private read<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return this.source.query<Row[]>(sql, [this.clock.now(), this.venueClock.now(), ...parameters]);
  }

  private async one(sql: string, { from, to }: Days): Promise<Sums> {
    const [row] = await this.read<Sums>(sql, [from, to]);
    return row ?? { count: 0, sum: 0 };
  }
}

const STATUS = statusSql('$1', '$2');
const oneOf = (statuses: readonly string[]) =>
  `${STATUS} in (${statuses.map((status) => `'${status}'`).join(', ')})`;
const BETWEEN = 'b.opening_day between $3 and $4';
const LIVE = `${BETWEEN} and ${oneOf(LIVE_STATUSES)}`;
const MINUTES = (start: string, end: string) =>
  `coalesce(sum(extract(epoch from ${end} - ${start}) / 60), 0)::bigint as sum`;
const DUE = 'coalesce(sum(greatest(b.total_cents - b.paid_cents, 0)), 0)::bigint as sum';
const PRICES = 'coalesce(sum(b.total_cents), 0)::bigint as sum';
const COUNT = 'count(*)::int as count';

const BY_HOUR = `select ${WEEKDAY_SQL} as weekday, extract(hour from h)::int as hour, ${COUNT},
  ${MINUTES('greatest(lower(b.period), h)', "least(upper(b.period), h + interval '1 hour')")}
  from bookings b cross join lateral ${HOURS_SQL} h where ${LIVE} group by 1, 2`;
const ACTIVE = `select ${COUNT}, ${MINUTES('lower(b.period)', 'upper(b.period)')} from bookings b
  where ${LIVE}`;
const BY_SOURCE = `select ${SOURCE_SQL} as source, ${COUNT}, ${PRICES}
  from bookings b join customers c on c.id = b.customer_id left join users u on u.id = c.user_id
  where ${LIVE} group by 1`;
const NO_SHOWS_BY_DAY = `select b.opening_day as date,
  ${COUNT}, ${DUE} from bookings b
  where ${BETWEEN} and ${oneOf(['no_show'])} group by 1 order by 1`;
const NO_SHOWS_BY_CUSTOMER = `
  select ${customerColumns({ reference: 'reference', fullName: 'fullName' })},
  ${COUNT}, ${DUE} from bookings b join customers c on c.id = b.customer_id
  where ${BETWEEN} and ${oneOf(['no_show'])} group by 1, 2 order by count desc, 1 limit 10`;
const PLAYED = `select ${COUNT}, ${PRICES} from bookings b
  where ${BETWEEN} and ${oneOf(['completed'])}`;
const UNPAID = `select case when b.opening_day >= $3 then 'ahead'
  when b.opening_day >= $4 then 'week' when b.opening_day >= $5 then 'month'
  else 'older' end as age,
  ${COUNT}, ${DUE} from bookings b where b.paid_cents < b.total_cents
  and ${oneOf(UNPAID_STATUSES)} group by 1`;
