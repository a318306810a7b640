import { Injectable } from '@nestjs/common';
import { TAKEN_METHODS } from '@five/shared/payments/payments.codes';
import { payment, type PaymentAnswer } from '@five/shared/payments/payments.contract';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { RecordCustomers } from '../users/customers/record-customers.ts';
import { isAmountShown } from './cash/cash-takings.ts';
import { answerOf } from '../platform/rows/answer-of.ts';
import { selectAs, selectOf } from '../platform/rows/columns.ts';
import { Payment } from './payment.entity.ts';

const FIELDS = [
  'reference',
  'targetKind',
  'target',
  'share',
  'amountCents',
  'method',
  'packMinutes',
  'receivedOn',
  'takingsDay',
  'note',
  'createdAt',
] as const;

interface PaymentRow extends Pick<Payment, (typeof FIELDS)[number]> {
  payer: string | null;
  takenBy: string | null;
  reversedAt: Date | null;
}

/** Payments for staff. */
@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly clock: VenueClock,
    private readonly customers: RecordCustomers,
  ) {}

  async page(query: RawQuery, tx?: Tx): Promise<Page<PaymentAnswer>> {
    return (await this.lists.read<PaymentRow>(listOf(this.customers), query, [], tx)).map((row) =>
      this.answerOf(row),
    );
  }

  async one(reference: string, tx?: Tx): Promise<PaymentAnswer> {
    return (await this.page(byReference(reference), tx)).only();
  }

  private answerOf(row: PaymentRow): PaymentAnswer {
    return answerOf(payment, row, {
      id: row.reference,
      booking: row.targetKind === 'booking' ? row.target : null,
      subscription: row.targetKind === 'subscription' ? row.target : null,
      reversedAt: row.reversedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      wall: this.clock.wallOf(row.createdAt),
    });
  }
}

/** SQL of the name of the payer: the player or guest of the share, else the owner of the target. */
const payerSql = (customers: RecordCustomers) => `(case when p.share is not null
    then ${customers.nameOf('share', 'p.share')} else (select c.full_name from customers c
    where c.id = ${customers.ofKind('p.target_kind', ['booking', 'subscription'], 'p.target')})
    end)`;

const listOf = (customers: RecordCustomers): ListSpecOf<'GET payments'> => ({
  name: 'payments',
  select: `select ${selectOf(Payment, 'p', FIELDS)}, ${payerSql(customers)} as payer,
    ${nameSql('u', 'p.taken_by')} as "takenBy",
    ${selectAs(Payment, 'r', { reversedAt: 'createdAt' })}
    from payments p left join users u on u.reference = p.taken_by left
    join payments r on r.reversal_of = p.id`,
  fields: {
    id: { sql: 'p.reference', kind: 'text' },
    booking: { sql: "(case when p.target_kind = 'booking' then p.target end)", kind: 'text' },
    subscription: {
      sql: "(case when p.target_kind = 'subscription' then p.target end)",
      kind: 'text',
    },
    share: { sql: 'p.share', kind: 'text' },
    method: { sql: 'p.method', kind: 'text', values: TAKEN_METHODS },
    receivedOn: { sql: 'p.received_on', kind: 'date' },
    takingsDay: { sql: 'p.takings_day', kind: 'date' },
    from: { sql: 'p.takings_day', kind: 'date-from' },
    to: { sql: 'p.takings_day', kind: 'date-to' },
    takenBy: { sql: 'p.taken_by', kind: 'text' },
    counted: { sql: isAmountShown('p.cash_session_id'), kind: 'flag' },
  },
  search: ['lower(p.reference)', 'lower(p.target)', 'lower(p.share)', 'u.search'],
  sort: {
    id: 'p.reference',
    reference: 'p.reference',
    amountCents: 'p.amount_cents',
    method: 'p.method',
    receivedOn: 'p.received_on',
    takingsDay: 'p.takings_day',
    createdAt: 'p.created_at',
    booking: 'p.target',
    takenBy: 'u.name',
  },
  order: 'p.created_at desc',
  tieBreak: 'p.id desc',
});

/**
 * SQL of a user's display name; the reference itself if the user no longer exists.
 * @param user the alias of the joined `users` row
 * @param reference SQL of the user's reference
 */
export function nameSql(user: string, reference: string): string {
  return `coalesce(${user}.first_name || ' ' || ${user}.name, ${reference})`;
}
