import { Injectable } from '@nestjs/common';
import { Audit, type AuditEntry } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { lockThenRead, CteBuilder, type Tx } from '../platform/database/transactions.ts';
import { violatedConstraint } from '../platform/database/errors.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { bindFields, insertOf } from '../platform/rows/columns.ts';
import { searchText } from '../platform/texts/content-language.ts';
import { LedgerRow } from './ledger-entry.entity.ts';
import {
  lapsedSql,
  selectSubscriptions,
  type SubscriptionRecord,
  USABLE_FROM_SQL,
} from './subscription-record.ts';
import { Subscription } from './subscription.entity.ts';

/**
 * Fields of a pack that may change. Hours are not included, because only the ledger changes them.
 */
export type SubscriptionChanges = Partial<
  Pick<
    SubscriptionRecord,
    | 'status'
    | 'totalPaidCents'
    | 'validFrom'
    | 'validUntil'
    | 'balanceExpired'
    | 'frozen'
    | 'frozenReason'
    | 'orderExpiresAt'
    | 'reviewedSince'
  >
>;

export interface Movement
  extends
    Pick<LedgerRow, 'kind' | 'hours' | 'actor'>,
    Partial<Pick<LedgerRow, 'minutes' | 'booking' | 'reason'>> {}

/** A new row of `subscriptions`, with the pack's price and name at the time of the order. */
export type NewSubscription = Pick<
  Subscription,
  | 'reference'
  | 'customerId'
  | 'pricingId'
  | 'tariffId'
  | 'name'
  | 'paymentMethod'
  | 'numberOfHours'
  | 'totalCents'
  | 'orderExpiresAt'
  | 'createdBy'
>;

const READ = { select: selectSubscriptions('s.status'), key: 's.id' };

/** Makes all writes to packs and their ledger. */
@Injectable()
export class SubscriptionStore {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Locks a pack. With `customerId`, only a pack of that customer is found. Returns undefined if
   * there is no such pack.
   */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<SubscriptionRecord | undefined> {
    const [record] = await this.locked(
      tx,
      `select s.id from subscriptions s where s.reference = $1 and ($2::bigint is null
        or s.customer_id = $2) for update`,
      [reference, customerId],
    );
    return record;
  }

  /**
   * Locks a customer's active packs with hours or minutes left, including frozen packs, and
   * returns them sorted by their last day.
   * @param today the venue's date
   */
  lockUsable(tx: Tx, customerId: number, today: string): Promise<SubscriptionRecord[]> {
    return this.locked(tx, `select s.id ${USABLE_FROM_SQL} for update`, [customerId, today]);
  }

  /** Locks a customer's unpaid orders. */
  lockOrders(tx: Tx, customerId: number): Promise<SubscriptionRecord[]> {
    return this.locked(
      tx,
      `select s.id from subscriptions s where s.customer_id = $1 and s.status = 'pending'
        and s.total_paid_cents = 0 order by s.id for update`,
      [customerId],
    );
  }

  /** Locks overdue unpaid orders. Rows that another process has locked are skipped. */
  lockLapsed(tx: Tx, now: Date, most: number): Promise<SubscriptionRecord[]> {
    return this.locked(
      tx,
      `select s.id from subscriptions s
        where ${lapsedSql('$1')} order by s.id limit $2 for update skip locked`,
      [now, most],
    );
  }

  /**
   * Locks packs whose last day is over.
   * @param today the venue's date
   */
  lockOver(tx: Tx, today: string, most: number): Promise<SubscriptionRecord[]> {
    return this.locked(
      tx,
      `select s.id from subscriptions s where s.status = 'active' and s.valid_until < $1::date
        order by s.id limit $2 for update skip locked`,
      [today, most],
    );
  }

  private locked(tx: Tx, lock: string, values: unknown[]): Promise<SubscriptionRecord[]> {
    return lockThenRead<SubscriptionRecord>(tx, READ, lock, values);
  }

  /** Number of a customer's orders that are not fully paid and not overdue. */
  async countOrders(tx: Tx, customerId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `select count(*)::int as count from subscriptions s where s.customer_id = $1
        and s.status = 'pending' and not ${lapsedSql('$2')}`,
      [customerId, this.clock.now()],
    );
    return row?.count ?? 0;
  }

  async insert(tx: Tx, row: NewSubscription): Promise<void> {
    await tx.insert(Subscription, {
      ...row,
      status: 'pending',
      createdAt: this.clock.now(),
      search: searchText(row.name),
    });
  }

  /** Stores the changes and returns the pack afterwards. */
  async update(
    tx: Tx,
    record: SubscriptionRecord,
    changes: SubscriptionChanges,
  ): Promise<SubscriptionRecord> {
    await tx.update(Subscription, { id: record.id }, { ...changes, version: () => 'version + 1' });
    return { ...record, ...changes, version: record.version + 1 };
  }

  /**
   * Adds a ledger row with its audit entry in one statement. Returns the pack afterwards.
   * @throws DomainError SUBSCRIPTION_HOURS_SHORT if the balance would fall below zero
   */
  async move(
    tx: Tx,
    record: SubscriptionRecord,
    movement: Movement,
    act: string,
  ): Promise<SubscriptionRecord> {
    const { kind, hours, minutes = 0, booking = null, reason = null, actor } = movement;
    const at = this.clock.now();
    const cteBuilder = new CteBuilder();
    const row = { subscriptionId: record.id, kind, hours, minutes, booking, reason, actor, at };
    cteBuilder.with('moved', insertOf(LedgerRow, bindFields(cteBuilder.bind, row)));
    this.audit.recordWith(cteBuilder, {
      actor,
      act,
      subjectKind: 'subscription',
      subject: record.reference,
      reason,
      changed: { hours, ...(minutes !== 0 && { minutes }), ...(booking && { booking }) },
    });
    await cteBuilder.run(tx).catch(hoursShort);
    const entry = { kind, hours, minutes, booking, reason, at: at.toISOString() };
    return {
      ...record,
      remainingHours: record.remainingHours + hours,
      remainingMinutes: record.remainingMinutes + minutes,
      ledger: [...record.ledger, entry],
      version: record.version + 1,
    };
  }

  /** Writes the audit entry of a pack's transition. */
  note(tx: Tx, entry: Omit<AuditEntry, 'subjectKind'>): Promise<void> {
    return this.audit.record(tx, { ...entry, subjectKind: 'subscription' });
  }
}

function hoursShort(error: unknown): never {
  throw violatedConstraint(error) === 'subscriptions_remaining'
    ? codeRefused('SUBSCRIPTION_HOURS_SHORT')
    : error;
}
