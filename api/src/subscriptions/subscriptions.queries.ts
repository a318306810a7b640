import type { PackBalance } from '@five/shared/subscriptions/pack-minutes.rules';
import { Injectable } from '@nestjs/common';
import { PAYMENT_STATUSES } from '@five/shared/payments/payments.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { NamedTarget } from '@five/shared/payments/matching.rules';
import type { Payable } from '@five/shared/payments/matching/targets';
import { SUBSCRIPTION_STATUSES } from '@five/shared/subscriptions/subscriptions.codes';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { dateOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import type { ListSpec, ListSpecOf } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import {
  PACK_PAYMENT_STATUS_SQL,
  selectSubscriptions,
  statusSql,
  subscriptionAnswer,
  type SubscriptionRecord,
  USABLE_SQL,
} from './subscription-record.ts';
import { selectAs, selectOf } from '../platform/rows/columns.ts';
import { Subscription } from './subscription.entity.ts';

/** The rest of a pack, with its customer. */
export type PackRest = PackBalance & { customerId: number };

/**
 * Reads packs. Expiry is computed from the current time, so the result does not depend on the
 * scheduled sweep.
 */
@Injectable()
export class SubscriptionsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Returns a page of all packs, newest first. With `customerId`, only packs of that customer are
   * included.
   */
  page(
    query: RawQuery,
    customerId: number | null,
    locale: Locale,
  ): Promise<Page<SubscriptionAnswer>> {
    return this.read({ ...LIST, order: 's.created_at desc' }, query, customerId, locale);
  }

  /**
   * Returns one pack.
   * @throws DomainError NOT_FOUND, also for another customer's pack
   */
  async one(
    reference: string,
    customerId: number | null,
    locale: Locale,
  ): Promise<SubscriptionAnswer> {
    return (await this.page(byReference(reference), customerId, locale)).only();
  }

  /**
   * Returns a page of the customer's packs. Active packs come first, then orders that are not fully
   * paid, expired packs, and cancelled orders.
   */
  usableFirst(
    query: RawQuery,
    customerId: number,
    locale: Locale,
  ): Promise<Page<SubscriptionAnswer>> {
    return this.read({ ...LIST, order: USABLE_FIRST }, query, customerId, locale);
  }

  /**
   * Returns the pack that expires first among the customer's paid, unexpired packs with hours left;
   * null if there is none.
   */
  async active(customerId: number, locale: Locale): Promise<SubscriptionAnswer | null> {
    const {
      rows: [first],
    } = await this.read(
      { ...LIST, where: ACTIVE, order: 's.valid_until' },
      { range: '[0,0]' },
      customerId,
      locale,
    );
    return first ?? null;
  }

  /**
   * Returns the customer's active packs with hours left, including frozen packs, sorted by their
   * last day.
   */
  usable(customerId: number, runner: Tx | DataSource = this.source): Promise<SubscriptionRecord[]> {
    return runner.query<SubscriptionRecord[]>(USABLE_SQL, [customerId, this.venueClock.today()]);
  }

  /** The active packs of these customers that have hours or minutes left. */
  restsOf(customerIds: readonly number[]): Promise<PackRest[]> {
    return this.source.query<PackRest[]>(RESTS, [customerIds, this.venueClock.today()]);
  }

  /** Orders that are not fully paid; orders to be paid by transfer come first. */
  payables(tx?: Tx): Promise<Payable[]> {
    return (tx ?? this.source).query<Payable[]>(PAYABLES, [
      this.clock.now(),
      this.venueClock.today(),
    ]);
  }

  /** The packs with these references, whether or not an amount is due. */
  async named(references: readonly string[], tx?: Tx): Promise<NamedTarget[]> {
    const rows = await (tx ?? this.source).query<
      (Omit<NamedTarget, 'date'> & { orderedAt: Date })[]
    >(NAMED, [this.clock.now(), this.venueClock.today(), references]);
    return rows.map(({ orderedAt, ...row }) => ({
      ...row,
      date: dateOfWall(this.venueClock.wallOf(orderedAt)),
    }));
  }

  /** Number of orders with a transfer proof that awaits review. */
  async countUnderReview(): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(
      `select count(*)::int as count from subscriptions s where s.status = 'pending'
        and s.reviewed_since is not null`,
    );
    return row?.count ?? 0;
  }

  private async read(
    spec: ListSpec,
    query: RawQuery,
    customerId: number | null,
    locale: Locale,
  ): Promise<Page<SubscriptionAnswer>> {
    const page = await this.lists.read<SubscriptionRecord>(spec, query, [
      this.clock.now(),
      this.venueClock.today(),
      customerId,
    ]);
    return page.map((record) => subscriptionAnswer(record, locale));
  }
}

const STATUS = statusSql('$1', '$2');
const PAYABLES = `select 'subscription' as kind, s.reference, c.full_name as customer, s.total_cents
  - s.total_paid_cents as "dueCents"
  from subscriptions s join customers c on c.id = s.customer_id
  where ${STATUS} in ('pending', 'active') and s.total_paid_cents < s.total_cents
  order by s.payment_method = 'transfer' desc, s.created_at, s.id limit 1000`;
const SUMS = {
  orderedAt: 'createdAt',
  totalCents: 'totalCents',
  paidCents: 'totalPaidCents',
} as const;
const NAMED = `select 'subscription' as kind, s.reference, c.full_name as customer,
  case when ${STATUS} in ('pending', 'active') then greatest(0, s.total_cents - s.total_paid_cents)
  else 0 end as "dueCents",
  case when ${STATUS} = 'cancelled' then 'cancelled'
  when ${STATUS} = 'expired' and s.total_paid_cents < s.total_cents then 'expired'
  else 'paid' end as state,
  ${selectAs(Subscription, 's', SUMS)}
  from subscriptions s join customers c on c.id = s.customer_id where s.reference = any($3)`;
const OWN = '$3::bigint is null or s.customer_id = $3';
const ACTIVE =
  `(${OWN}) and ${STATUS} = 'active' and not s.frozen and s.remaining_hours > 0
  and ` + `s.valid_from <= $2::date`;
const USABLE_FIRST =
  `array_position(array['active', 'pending', 'expired', 'cancelled'], ${STATUS}), ` +
  `s.valid_until, s.created_at desc`;

const LIST: Omit<ListSpecOf<'GET subscriptions'>, 'order'> = {
  name: 'subscriptions',
  select: selectSubscriptions(STATUS),
  where: OWN,
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    status: { sql: STATUS, kind: 'text', values: SUBSCRIPTION_STATUSES },
    paymentStatus: { sql: PACK_PAYMENT_STATUS_SQL, kind: 'text', values: PAYMENT_STATUSES },
    underReview: { sql: "(s.status = 'pending' and s.reviewed_since is not null)", kind: 'flag' },
    customer: { sql: 'c.reference', kind: 'text' },
    pricing: { sql: 'r.reference', kind: 'text' },
    endsFrom: { sql: 's.valid_until', kind: 'date-from' },
    endsTo: { sql: 's.valid_until', kind: 'date-to' },
    frozen: { sql: 's.frozen', kind: 'flag' },
    hoursLeft: { sql: '(s.remaining_hours > 0)', kind: 'flag' },
  },
  search: ['lower(s.reference)', 's.search', 'c.search'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    status: STATUS,
    numberOfHours: 's.number_of_hours',
    remainingHours: 's.remaining_hours',
    totalCents: 's.total_cents',
    totalPaidCents: 's.total_paid_cents',
    validFrom: 's.valid_from',
    validUntil: 's.valid_until',
    customer: 'c.full_name',
    createdAt: 's.created_at',
  },
  tieBreak: 's.id desc',
};

const RESTS = `select ${selectOf(Subscription, 's', [
  'customerId',
  'reference',
  'status',
  'remainingHours',
  'remainingMinutes',
  'validFrom',
  'validUntil',
  'frozen',
])} from subscriptions s where s.customer_id = any($1) and s.status = 'active'
  and (s.remaining_hours > 0 or s.remaining_minutes > 0) and s.valid_until >= $2::date`;
