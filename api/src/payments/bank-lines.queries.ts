import { Injectable } from '@nestjs/common';
import type { BankLineAnswer } from '@five/shared/payments/bank.contract';
import { BANK_LINE_STATES } from '@five/shared/payments/payments.codes';
import type { Tx } from '../platform/database/transactions.ts';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';

/** A line as it stands, what it may pay for left open. */
export type BankLineRead = Omit<BankLineAnswer, 'lane' | 'match'>;

type LineRow = Omit<BankLineRead, 'id' | 'importedAt'> & { importedAt: Date };

/** Lines of the bank with what payments took of them. */
@Injectable()
export class BankLinesQueries {
  constructor(private readonly lists: Lists) {}

  async page(query: RawQuery, tx?: Tx): Promise<Page<BankLineRead>> {
    return (await this.lists.read<LineRow>(LIST, query, [], tx)).map(answerOf);
  }
}

function answerOf({ reference, account, bookedOn, amountCents, label, state, restCents, payments, dismissedReason, importedAt }: LineRow): BankLineRead {
  return { id: reference, reference, account, bookedOn, amountCents, label, state, restCents, payments, dismissedReason, importedAt: importedAt.toISOString() };
}

const REST = 'l.amount_cents - p.used';
const STATE = `(case when l.dismissed_at is not null then 'dismissed' when ${REST} = 0 then 'matched' when p.used > 0 then 'to_give_back' else 'open' end)`;

const LIST: ListSpec = {
  name: 'bank_lines',
  select: `select l.reference, l.account, l.booked_on as "bookedOn", l.amount_cents as "amountCents", l.label, ${STATE} as state, ${REST} as "restCents", p.payments,
    l.dismissed_reason as "dismissedReason", l.imported_at as "importedAt"
    from bank_lines l cross join lateral (
      select coalesce(sum(amount_cents), 0) as used, coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'booking', case when target_kind = 'booking' then target end,
        'subscription', case when target_kind = 'subscription' then target end, 'amountCents', amount_cents) order by id), '[]') as payments
      from payments where bank_line_id = l.id) p`,
  fields: {
    id: { sql: 'l.reference', kind: 'text' },
    state: { sql: STATE, kind: 'text', values: BANK_LINE_STATES },
    account: { sql: 'l.account', kind: 'text' },
    bookedOn: { sql: 'l.booked_on', kind: 'date' },
    from: { sql: 'l.booked_on', kind: 'date-from' },
    to: { sql: 'l.booked_on', kind: 'date-to' },
  },
  search: ['lower(l.reference)', 'l.search'],
  sort: { id: 'l.reference', reference: 'l.reference', bookedOn: 'l.booked_on', amountCents: 'l.amount_cents', label: 'l.search', account: 'l.account', state: STATE, importedAt: 'l.imported_at' },
  order: 'l.booked_on',
  tieBreak: 'l.id',
};
