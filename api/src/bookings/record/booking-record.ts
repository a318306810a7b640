import type { BookingStatus } from '@five/shared/bookings/bookings.codes';
import { booking, type BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import {
  dueCents,
  hasLapsed,
  paymentStatusOf,
  refundCents,
} from '@five/shared/bookings/bookings.rules';
import { type Locale, textOf, type Texts } from '@five/shared/locales/locale';
import { perPersonCents } from '@five/shared/money/money';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import {
  dateOfWall,
  minutesBetween,
  timeOfWall,
  type WallPeriod,
} from '@five/shared/time/wall-time';
import type { Signatures } from '../../platform/config/signatures.ts';
import { wallsSql } from '../../platform/clock/venue-clock.ts';
import { fieldsOfRequest } from '../../platform/openapi/request-schema.ts';
import { answerOf } from '../../platform/rows/answer-of.ts';
import {
  columnsOf,
  fieldsOf,
  insertRowsOf,
  jsonOf,
  type Row,
  rowsOf,
  selectOf,
} from '../../platform/rows/columns.ts';
import {
  RECORD_CUSTOMER,
  type RecordCustomer,
  recordCustomerAnswer,
} from '../../users/customers/record-customer.ts';
import { BookingLine } from './booking-line.entity.ts';
import { Booking } from './booking.entity.ts';

/** A row of `bookings` with the data that is joined to it, as database queries return it. */
export interface BookingRecord extends Omit<Booking, 'period' | 'createdBy'>, RecordCustomer {
  start: string;
  end: string;
  pitch: string;
  pitchName: Texts;
  /** Reference of the price rule. */
  pricing: string | null;
  lines: FrozenLine[];
  /** Reference of the pack that pays for the booking. */
  subscription: string | null;
  /** Reference of the series to which the booking belongs. */
  series: string | null;
}

/**
 * SQL expression of a booking's status by the current time, before the scheduler has run. A pending
 * booking whose hold has ended is expired; a confirmed match that has ended is completed.
 * @param now placeholder of the instant @param wall placeholder of the venue's wall time
 */
export const statusSql = (now: string, wall: string) => `(case
  when b.status = 'pending' and b.hold_expires_at <= ${now}::timestamptz then 'expired'
  when b.status = 'confirmed' and upper(b.period) <= ${wall}::timestamp then 'completed'
  else b.status end)`;

/** The status of a stored record by the current time, by the same rules as `statusSql`. */
export function statusNow(
  { status, holdExpiresAt, end }: BookingRecord,
  now: Date,
  wall: string,
): BookingStatus {
  if (status === 'pending' && holdExpiresAt !== null && hasLapsed(holdExpiresAt, now))
    return 'expired';
  return status === 'confirmed' && end <= wall ? 'completed' : status;
}

/**
 * SQL condition that a booking counts towards the limits of its customer and of its add-ons: it is
 * confirmed, or pending with a running hold.
 * @param now placeholder of the instant
 */
export const isActiveSql = (now: string) =>
  `(b.status = 'confirmed' or b.status = 'pending' and b.hold_expires_at > ${now})`;

/** The SQL form of `paymentStatusOf`, for filters; a test compares the results of both. */
export const PAYMENT_STATUS_SQL = `(case
  when b.status in ('expired', 'cancelled') and not b.forfeited then case
    when b.paid_cents > 0 then 'to_refund'
    when b.returned then 'refunded' else 'unpaid' end
  when b.paid_cents > b.total_cents then 'to_refund'
  when b.paid_cents = b.total_cents then 'paid' else 'unpaid' end)`;

/** SQL expression of the weekday of the opening day; 1 is Monday. */
export const WEEKDAY_SQL = 'extract(isodow from b.opening_day)::int';

/** The wall-clock hours that a booking touches, each as the start of the hour. */
export const HOURS_SQL = `generate_series(date_trunc('hour', lower(b.period)), upper(b.period) -
  interval '1 minute',
    interval '1 hour')`;

/**
 * SQL expression of a booking's source: 'site' if the customer made the booking on the site, else
 * 'desk'. `u` is the customer's login.
 */
export const SOURCE_SQL = "(case when b.created_by = u.reference then 'site' else 'desk' end)";

const BOOKING_TABLES = `
  from bookings b join pitches h on h.id = b.pitch_id join customers c on c.id = b.customer_id
  left join users u on u.id = c.user_id left join pricings r on r.id = b.pricing_id left
  join subscriptions s on s.id = b.subscription_id
  left join series w on w.id = b.series_id`;

/**
 * SQL `select … from …` of a `BookingRecord`; `status` is the SQL expression of the booking's
 * status.
 */
export const selectBookings = (
  status: string,
) => `select ${COLUMNS}, ${status} as status, ${wallsSql('b.period')}, h.code as pitch,
  h.name as "pitchName", r.reference as pricing, ${LINES} as lines, s.reference as subscription,
  w.reference as series, ${RECORD_CUSTOMER}
  ${BOOKING_TABLES}`;

const COLUMNS = selectOf(Booking, 'b', fieldsOf(Booking, 'status', 'period', 'createdBy'));
/** The fields of a price line, in the order of the answer. */
const LINE_FIELDS = fieldsOf(BookingLine, 'bookingId', 'position');
const LINES = `(select coalesce(jsonb_agg(${jsonOf(BookingLine, 'l', LINE_FIELDS)}
  order by l.position), '[]') from booking_lines l where l.booking_id = b.id)`;

/**
 * Fields of a `BookingRecord` that are columns of `bookings` and are stored as they are. `start`
 * and `end` are stored together in `period`, and each update increases `version`.
 */
export const STORED = fieldsOf(Booking, 'id', 'period', 'createdBy', 'version');

/** The price lines of a booking as rows of `booking_lines`. */
export const linesOf = ({ lines }: Pick<BookingRecord, 'lines'>): Row[] =>
  rowsOf(
    BookingLine,
    lines.map((line, position) => ({ ...line, position })),
  );

/** SQL that inserts the rows of `linesOf`; the parameters are SQL expressions. */
export const insertLines = (bookingId: string, lines: string, from?: string) =>
  insertRowsOf(BookingLine, ['position', ...LINE_FIELDS], lines, { shared: { bookingId }, from });

/** The fields of a booking that the link of its match is signed over. */
export type MatchLink = Pick<Booking, 'reference' | 'linkVersion'>;

/** Token of the link that opens the match of a booking without a sign-in; it is not stored. */
export function matchTokenOf(
  { reference, linkVersion }: MatchLink,
  signatures: Signatures,
): string {
  const body = reference.slice(REFERENCE_PREFIXES.booking.length + 1);
  return body + signatures.of('match', `${reference}\n${linkVersion}`);
}

/** Path of the page of a booking's match. */
export const matchPath = (booking: MatchLink, signatures: Signatures): string =>
  `/m/${matchTokenOf(booking, signatures)}`;

/** The API's answer for a booking, for its owner and for staff. */
export function bookingAnswer(
  record: BookingRecord,
  locale: Locale,
  signatures: Signatures,
): BookingAnswer {
  return answerOf(booking, record, {
    id: record.reference,
    paymentStatus: paymentStatusOf(record),
    date: dateOfWall(record.start),
    startTime: timeOfWall(record.start),
    endTime: timeOfWall(record.end),
    durationMinutes: minutesBetween(record.start, record.end),
    dueCents: dueCents(record),
    refundCents: refundCents(record),
    perPersonCents: perPersonCents(record.totalCents, record.players),
    lines: record.lines.map(({ kind, text, quantity, unitCents, totalCents }) => ({
      kind,
      text: textOf(text, locale),
      quantity,
      unitCents,
      totalCents,
    })),
    addons: record.lines.flatMap(({ addon, option, quantity, totalCents }) =>
      addon === null ? [] : [{ reference: addon, option, quantity, totalCents }],
    ),
    holdExpiresAt:
      record.status === 'pending' ? (record.holdExpiresAt?.toISOString() ?? null) : null,
    underReview: record.status === 'pending' && record.reviewedSince !== null,
    customer: recordCustomerAnswer(record),
    match: { path: matchPath(record, signatures) },
    createdAt: record.createdAt.toISOString(),
  });
}

/** A field that a booking stores as the request gives it, such as the note. */
type Detail = Exclude<keyof Booking & keyof DeskBookingRequest, 'paymentMethod'>;
export type BookingDetails = Pick<Booking, Detail>;
/** Details as a request gives them. */
export type GivenDetails = Pick<DeskBookingRequest, Detail>;

// The cast is safe, because the list contains the fields that both classes have.
const DETAILS = fieldsOfRequest(DeskBookingRequest).filter(
  (field) => field in columnsOf(Booking) && field !== 'paymentMethod',
) as Detail[];

/** The details of a new booking; those that the request does not give are null. */
export const newDetails = (given: GivenDetails): BookingDetails =>
  Object.fromEntries(DETAILS.map((field) => [field, stored(given[field])])) as BookingDetails;

/** The details that a request changes. */
export function changedDetails(
  before: BookingDetails,
  given: GivenDetails,
): Partial<BookingDetails> {
  const changed = DETAILS.filter(
    (field) => given[field] !== undefined && stored(given[field]) !== before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, stored(given[field])]));
}

const stored = <T>(value: T | undefined): T | string | null =>
  typeof value === 'string' ? value.trim() || null : (value ?? null);

/** The pack hours that a slot costs, and the date on which the pack must be valid. */
export function hoursFor({ period }: { period: WallPeriod }): { hours: number; date: string } {
  return {
    hours: hoursOf(minutesBetween(period.start, period.end)),
    date: dateOfWall(period.start),
  };
}

/** The pack hours that an existing booking costs, and the date on which the pack must be valid. */
export function hoursOfBooking({ start, end }: Pick<BookingRecord, 'start' | 'end'>): {
  hours: number;
  date: string;
} {
  return hoursFor({ period: { start, end } });
}
