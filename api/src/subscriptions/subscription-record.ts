import { type Locale, textOf } from '@five/shared/locales/locale';
import {
  subscription,
  type SubscriptionAnswer,
} from '@five/shared/subscriptions/subscriptions.contract';
import {
  hourlyPriceCents,
  packDueCents,
  packPaymentStatus,
} from '@five/shared/subscriptions/subscriptions.rules';
import { answerOf } from '../platform/rows/answer-of.ts';
import { fieldsOf, jsonOf, selectOf } from '../platform/rows/columns.ts';
import {
  RECORD_CUSTOMER,
  type RecordCustomer,
  recordCustomerAnswer,
} from '../users/customers/record-customer.ts';
import { LedgerRow } from './ledger-entry.entity.ts';
import { Subscription } from './subscription.entity.ts';

/** A row of `subscriptions` with its joined columns. */
export interface SubscriptionRecord
  extends Omit<Subscription, 'pricingId' | 'tariffId' | 'search' | 'createdBy'>, RecordCustomer {
  pricing: string;
  tariff: string;
  ledger: (Pick<LedgerRow, 'kind' | 'hours' | 'minutes' | 'booking' | 'reason'> & { at: string })[];
}

/**
 * SQL of the pack's status at a given time, also if the scheduled sweep has not run yet. An unpaid
 * overdue order is cancelled, and a pack whose last day is over has expired.
 * @param now placeholder of the instant
 * @param today placeholder of the venue's date
 */
export const statusSql = (now: string, today: string) => `(case
  when ${lapsedSql(now)} then 'cancelled'
  when s.status = 'active' and s.valid_until < ${today}::date then 'expired'
  else s.status end)`;

/** SQL condition of an unpaid overdue order. */
export const lapsedSql = (now: string) =>
  `(s.status = 'pending' and s.total_paid_cents = 0 and s.reviewed_since is null
    and ` + `s.order_expires_at <= ${now}::timestamptz)`;

/** Whether a stored pack is an unpaid overdue order, by the same rule as `lapsedSql`. */
export function hasOrderLapsed(
  { status, totalPaidCents, orderExpiresAt, reviewedSince }: SubscriptionRecord,
  now: Date,
): boolean {
  return (
    status === 'pending' &&
    totalPaidCents === 0 &&
    reviewedSince === null &&
    orderExpiresAt !== null &&
    orderExpiresAt <= now
  );
}

/**
 * Whether a pack accepts payments. A pending order accepts them until it is cancelled. An active
 * pack accepts the amount that a reversal left open.
 */
export function isPayable({ status }: SubscriptionRecord): boolean {
  return status === 'pending' || status === 'active';
}

/** SQL of the rule `packPaymentStatus`, used in filters. A spec compares the SQL with the rule. */
export const PACK_PAYMENT_STATUS_SQL = `(case
  when s.status = 'cancelled' then case when s.total_paid_cents > 0 then 'to_refund'
  else 'unpaid' end
  when s.total_paid_cents >= s.total_cents then 'paid' else 'unpaid' end)`;

const LEDGER = `(select coalesce(jsonb_agg(
  ${jsonOf(LedgerRow, 'l', ['kind', 'hours', 'minutes', 'booking', 'reason'])}
  || jsonb_build_object('at', to_char(l.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by l.id), '[]')
  from subscription_ledger l where l.subscription_id = s.id)`;
const COLUMNS = selectOf(
  Subscription,
  's',
  fieldsOf(Subscription, 'status', 'pricingId', 'tariffId', 'search', 'createdBy'),
);

/**
 * Statement `select … from …` that returns `SubscriptionRecord` rows.
 * @param status the SQL expression of the pack's status
 */
export const selectSubscriptions = (
  status: string,
) => `select ${COLUMNS}, ${status} as status, r.reference as pricing, t.reference as tariff,
  ${LEDGER} as ledger, ${RECORD_CUSTOMER}
  from subscriptions s join pricings r on r.id = s.pricing_id join tariffs t on t.id = s.tariff_id
  join customers c on c.id = s.customer_id left join users u on u.id = c.user_id`;

/**
 * SQL of the active packs of the customer `$1` that have hours left on the venue's date `$2`,
 * including frozen packs. They are sorted by their last day.
 */
export const USABLE_SQL = `${selectSubscriptions('s.status')} ${usable('s.remaining_hours > 0')}`;

/** As `USABLE_SQL`, of the packs with hours or minutes left, used to lock them. */
export const USABLE_FROM_SQL = `from subscriptions s ${usable(
  '(s.remaining_hours > 0 or s.remaining_minutes > 0)',
)}`;

function usable(hasRest: string): string {
  return `where s.customer_id = $1 and s.status = 'active' and ${hasRest}
    and s.valid_until >= $2::date order by s.valid_until, s.id`;
}

/**
 * Converts a pack to the response for its owner and for staff. An expired pack has no hours left,
 * even before the scheduled sweep has run.
 */
export function subscriptionAnswer(record: SubscriptionRecord, locale: Locale): SubscriptionAnswer {
  const { reference, status } = record;
  const isOver = status === 'expired';
  return answerOf(subscription, record, {
    id: reference,
    name: textOf(record.name, locale),
    remainingHours: isOver ? 0 : record.remainingHours,
    remainingMinutes: isOver ? 0 : record.remainingMinutes,
    hourlyPriceCents: hourlyPriceCents(record.totalCents, record.numberOfHours),
    dueCents: packDueCents(record),
    paymentStatus: packPaymentStatus(record),
    balanceExpired: record.balanceExpired || isOver,
    orderExpiresAt: status === 'pending' ? (record.orderExpiresAt?.toISOString() ?? null) : null,
    underReview: status === 'pending' && record.reviewedSince !== null,
    customer: recordCustomerAnswer(record),
    createdAt: record.createdAt.toISOString(),
  });
}
