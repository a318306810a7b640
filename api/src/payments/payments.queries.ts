import { Injectable } from '@nestjs/common';
import { MONEY_METHODS, type MoneyMethod } from '@five/shared/payments/payments.codes';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { isTold } from './cash-takings.ts';

interface PaymentRow {
  reference: string;
  target_kind: 'booking' | 'subscription';
  target: string;
  share: string | null;
  amount_cents: number;
  method: MoneyMethod;
  received_on: string;
  note: string | null;
  taken_by: string | null;
  reversed_at: Date | null;
  created_at: Date;
}

/** Money as the desk reads it. */
@Injectable()
export class PaymentsQueries {
  constructor(private readonly lists: Lists) {}

  async page(query: RawQuery, tx?: Tx): Promise<Page<PaymentAnswer>> {
    return (await this.lists.read<PaymentRow>(LIST, query, [], tx)).map(answerOf);
  }

  async one(reference: string, tx?: Tx): Promise<PaymentAnswer> {
    const { rows: [payment] } = await this.page({ filter: JSON.stringify({ id: reference }) }, tx);
    if (!payment) throw new DomainError('NOT_FOUND');
    return payment;
  }
}

function answerOf(row: PaymentRow): PaymentAnswer {
  return {
    id: row.reference, reference: row.reference,
    booking: row.target_kind === 'booking' ? row.target : null,
    subscription: row.target_kind === 'subscription' ? row.target : null,
    share: row.share, amountCents: row.amount_cents, method: row.method, receivedOn: row.received_on, note: row.note, takenBy: row.taken_by,
    reversedAt: row.reversed_at?.toISOString() ?? null, createdAt: row.created_at.toISOString(),
  };
}

const LIST: ListSpec = {
  name: 'payments',
  select: `select p.reference, p.target_kind, p.target, p.share, p.amount_cents, p.method, p.received_on, p.note,
    coalesce(u.first_name || ' ' || u.name, p.taken_by) as taken_by, r.created_at as reversed_at, p.created_at
    from payments p left join users u on u.reference = p.taken_by left join payments r on r.reversal_of = p.id`,
  fields: {
    id: { sql: 'p.reference', kind: 'text' },
    booking: { sql: "(case when p.target_kind = 'booking' then p.target end)", kind: 'text' },
    subscription: { sql: "(case when p.target_kind = 'subscription' then p.target end)", kind: 'text' },
    share: { sql: 'p.share', kind: 'text' },
    method: { sql: 'p.method', kind: 'text', values: MONEY_METHODS },
    receivedOn: { sql: 'p.received_on', kind: 'date' },
    from: { sql: 'p.received_on', kind: 'date-from' },
    to: { sql: 'p.received_on', kind: 'date-to' },
    takenBy: { sql: 'p.taken_by', kind: 'text' },
    counted: { sql: isTold('p.cash_session_id'), kind: 'flag' },
  },
  search: ['lower(p.reference)', 'lower(p.target)', 'lower(p.share)', 'u.search'],
  sort: {
    id: 'p.reference', reference: 'p.reference', amountCents: 'p.amount_cents', method: 'p.method', receivedOn: 'p.received_on', createdAt: 'p.created_at',
    booking: 'p.target', takenBy: 'u.name',
  },
  order: 'p.created_at desc',
  tieBreak: 'p.id desc',
};
