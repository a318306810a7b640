import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { dueCents, paymentStatusOf } from '@five/shared/bookings/bookings.rules';
import { nextDates } from '@five/shared/bookings/continuation.rules';
import type { SeriesState } from '@five/shared/bookings/series/series.codes';
import {
  series,
  type SeriesAnswer,
  seriesBooking,
  type SeriesBookingAnswer,
} from '@five/shared/bookings/series/series.contract';
import { dateOfWall, timeOfWall, weekdayOf } from '@five/shared/time/wall-time';
import { wallsSql } from '../../platform/clock/venue-clock.ts';
import type { Signatures } from '../../platform/config/signatures.ts';
import { answerOf } from '../../platform/rows/answer-of.ts';
import { fieldsOf, selectOf } from '../../platform/rows/columns.ts';
import {
  customerColumns,
  RECORD_CUSTOMER,
  type RecordCustomer,
  recordCustomerAnswer,
} from '../../users/customers/record-customer.ts';
import { type BookingRecord, matchPath, statusSql } from '../record/booking-record.ts';
import { Series } from './series.entity.ts';

/** A row of `series` with the data that is joined to it. */
export interface SeriesRecord extends Omit<Series, 'firstPeriod' | 'createdBy'>, RecordCustomer {
  state: SeriesState;
  /** The requested start, as wall time on the first date. */
  start: string;
  end: string;
  pitch: string | null;
  tariffId: number;
}

/**
 * SQL expression of a series' state. It is derived from the bookings and the current time, whether
 * or not the scheduled job has run.
 * @param now placeholder of the instant @param wall placeholder of the venue's wall time
 */
export const stateSql = (now: string, wall: string) => `(select case
  when bool_or(d.status = 'pending') then 'pending'
  when bool_or(d.status = 'confirmed') then 'active'
  when bool_or(d.status in ('completed', 'no_show')) then 'ended'
  when bool_or(d.status = 'expired') then 'expired' else 'cancelled' end
  from (select ${statusSql(now, wall)} as status from bookings b where b.series_id = s.id) d)`;

/**
 * SQL `select … from …` of a `SeriesRecord`; `state` is the SQL expression of the series' state.
 */
export const selectSeries = (state: string) => `select ${COLUMNS}, ${state} as state,
  ${wallsSql('s.first_period')}, h.code as pitch, ${RECORD_CUSTOMER},
  ${customerColumns({ tariffId: 'tariffId' })}
  from series s join customers c on c.id = s.customer_id left join users u on u.id = c.user_id left
  join pitches h on h.id = s.pitch_id`;

const COLUMNS = selectOf(Series, 's', fieldsOf(Series, 'firstPeriod', 'createdBy'));

/**
 * The API's answer for a series, for its holder and for staff. `bookings` are the bookings of the
 * series in ascending order; `wall` is the venue's current wall time.
 */
export function seriesAnswer(
  record: SeriesRecord,
  bookings: BookingRecord[],
  { wall, signatures }: { wall: string; signatures: Signatures },
): SeriesAnswer {
  const dates = bookings.map((booking) => dateAnswer(booking, signatures));
  const standing = bookings.filter(({ status }) => isUpcoming(status));
  const firstDate = dateOfWall(record.start);
  const keptUntil =
    record.keptUntil !== null && record.keptUntil >= dateOfWall(wall) ? record.keptUntil : null;
  return answerOf(series, record, {
    id: record.reference,
    weekday: weekdayOf(firstDate),
    startTime: timeOfWall(record.start),
    endTime: timeOfWall(record.end),
    firstDate: dates[0]?.date ?? firstDate,
    lastDate: dates.at(-1)?.date ?? firstDate,
    nextDate:
      dates.find(({ status }, index) => isUpcoming(status) && (bookings[index]?.end ?? '') > wall)
        ?.date ?? null,
    totalCents: sum(dates.filter(counts), 'totalCents'),
    dueCents: sum(dates, 'dueCents'),
    holdExpiresAt:
      standing.find(({ status }) => status === 'pending')?.holdExpiresAt?.toISOString() ?? null,
    keptUntil,
    goesOnFrom:
      keptUntil === null
        ? null
        : (nextDates({ firstDate, weeks: record.weeks }, dateOfWall(wall))[0] ?? null),
    bookings: dates,
    customer: recordCustomerAnswer(record),
    createdAt: record.createdAt.toISOString(),
  });
}

function dateAnswer(booking: BookingRecord, signatures: Signatures): SeriesBookingAnswer {
  return answerOf(seriesBooking, booking, {
    date: dateOfWall(booking.start),
    startTime: timeOfWall(booking.start),
    endTime: timeOfWall(booking.end),
    paymentStatus: paymentStatusOf(booking),
    dueCents: dueCents(booking),
    match: { path: matchPath(booking, signatures) },
  });
}

/** Sorts the dates of a series in ascending order. */
export const inOrder = (dates: readonly BookingRecord[]): BookingRecord[] =>
  dates.toSorted((one, other) => (one.start < other.start ? -1 : 1));

const counts = ({ status }: SeriesBookingAnswer): boolean =>
  status !== 'cancelled' && status !== 'expired';
const sum = (dates: SeriesBookingAnswer[], field: 'totalCents' | 'dueCents'): number =>
  dates.reduce((total, one) => total + one[field], 0);
