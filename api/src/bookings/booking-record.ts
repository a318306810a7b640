import type { BookingStatus, PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { dueCents, paymentStatusOf, refundCents } from '@five/shared/bookings/bookings.rules';
import { hasLapsed } from '@five/shared/bookings/holds.rules';
import { type Locale, textOf, type Texts } from '@five/shared/locales/locale';
import { perPersonCents } from '@five/shared/money/money';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { dateOfWall, minutesBetween, timeOfWall } from '@five/shared/time/wall-time';
import { wallsSql } from '../platform/clock/wall-sql.ts';
import {
  RECORD_CUSTOMER,
  type RecordCustomer,
  recordCustomerAnswer,
} from '../users/record-customer.ts';

/** A row of `bookings` with the data that is joined to it, as database queries return it. */
export interface BookingRecord extends RecordCustomer {
  id: number;
  reference: string;
  status: BookingStatus;
  paymentMethod: PaymentMethod;
  start: string;
  end: string;
  openingDay: string;
  pitchId: number;
  pitch: string;
  pitchName: Texts;
  pricingId: number | null;
  pricing: string | null;
  tariffId: number;
  totalCents: number;
  paidCents: number;
  forfeited: boolean;
  returned: boolean;
  players: number;
  lines: FrozenLine[];
  /**
   * Hours before the start until which a cancellation is free, and duration of the hold; both as
   * set at creation.
   */
  freeCancelHours: number;
  holdMinutes: number;
  holdExpiresAt: Date | null;
  reviewedSince: Date | null;
  /** The instant at which the hold would have ended if a transfer proof had not paused it. */
  pausedHoldEndsAt: Date | null;
  paidOn: string | null;
  subscriptionId: number | null;
  /** Reference of the pack that pays for the booking. */
  subscription: string | null;
  seriesId: number | null;
  /** Reference of the series to which the booking belongs. */
  series: string | null;
  note: string | null;
  createdAt: Date;
  /** Number of the booking's version, increased by each change. */
  version: number;
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
) => `select b.id, b.reference, ${status} as status, b.payment_method as "paymentMethod",
  ${wallsSql('b.period')}, b.opening_day as "openingDay",
  b.pitch_id as "pitchId", h.code as pitch, h.name as "pitchName", b.pricing_id as "pricingId",
  r.reference as pricing, b.tariff_id as "tariffId",
  b.total_cents as "totalCents", b.paid_cents as "paidCents", b.forfeited, b.returned, b.players,
  ${LINES} as lines,
  b.free_cancel_hours as "freeCancelHours", b.hold_minutes as "holdMinutes", b.hold_expires_at as
  "holdExpiresAt", b.reviewed_since as "reviewedSince", b.paused_hold_ends_at as "pausedHoldEndsAt",
  b.paid_on as "paidOn", b.subscription_id as "subscriptionId", s.reference as subscription,
  b.series_id as "seriesId", w.reference as series, b.note,
  ${RECORD_CUSTOMER}, b.created_at as "createdAt", b.version
  ${BOOKING_TABLES}`;

const LINES = `(select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'text', l.text,
  'quantity', l.quantity, 'unitCents', l.unit_cents,
  'totalCents', l.total_cents, 'addon', l.addon, 'option', l.option) order by l.position), '[]')
  from booking_lines l where l.booking_id = b.id)`;

/** The API's answer for a booking, for its owner and for staff. */
export function bookingAnswer(record: BookingRecord, locale: Locale): BookingAnswer {
  return {
    id: record.reference,
    reference: record.reference,
    status: record.status,
    paymentStatus: paymentStatusOf(record),
    date: dateOfWall(record.start),
    startTime: timeOfWall(record.start),
    endTime: timeOfWall(record.end),
    durationMinutes: minutesBetween(record.start, record.end),
    pitch: record.pitch,
    paymentMethod: record.paymentMethod,
    pricing: record.pricing,
    totalCents: record.totalCents,
    paidCents: record.paidCents,
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
    freeCancelHours: record.freeCancelHours,
    holdMinutes: record.holdMinutes,
    holdExpiresAt:
      record.status === 'pending' ? (record.holdExpiresAt?.toISOString() ?? null) : null,
    underReview: record.status === 'pending' && record.reviewedSince !== null,
    paidOn: record.paidOn,
    note: record.note,
    customer: recordCustomerAnswer(record),
    subscription: record.subscription,
    series: record.series,
    createdAt: record.createdAt.toISOString(),
  };
}
