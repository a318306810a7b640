import { Injectable } from '@nestjs/common';
import type { CashEntryAnswer } from '@five/shared/payments/cash/cash.contract';
import { CASH_ENTRY_KINDS } from '@five/shared/payments/payments.codes';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { RecordCustomers } from '../../users/customers/record-customers.ts';
import { BLIND_DRAWER } from './cash-takings.ts';
import { nameSql } from '../payments.queries.ts';

type EntryRow = Omit<CashEntryAnswer, 'id' | 'at' | 'wall'> & { at: Date };

/**
 * Lists the cash payments of the drawer together with its movements (cash put in or taken out
 * without a payment).
 */
@Injectable()
export class CashEntriesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly clock: VenueClock,
    private readonly customers: RecordCustomers,
  ) {}

  async page(query: RawQuery): Promise<Page<CashEntryAnswer>> {
    return (await this.lists.read<EntryRow>(listOf(this.customers), query)).map((row) =>
      this.answerOf(row),
    );
  }

  /** All entries of a session, in chronological order. */
  async of(session: string): Promise<CashEntryAnswer[]> {
    return (
      await this.source.query<EntryRow[]>(
        `${listOf(this.customers).select} where s.reference = $1 order by e.at, e.reference`,
        [session],
      )
    ).map((row) => this.answerOf(row));
  }

  private answerOf({
    reference,
    session,
    kind,
    amountCents,
    at,
    by,
    reason,
    booking,
    subscription,
    customer,
  }: EntryRow): CashEntryAnswer {
    return {
      id: reference,
      reference,
      session,
      kind,
      amountCents,
      at: at.toISOString(),
      wall: this.clock.wallOf(at),
      by,
      reason,
      booking,
      subscription,
      customer,
    };
  }
}

const SHOWN = 'case when blind.id is null then e.amount_cents end';

const listOf = (customers: RecordCustomers): ListSpecOf<'GET cash_entries'> => ({
  name: 'cash_entries',
  select: `select e.reference, s.reference as session, e.kind,
    ${SHOWN} as "amountCents", e.at,
    ${nameSql('u', 'e.by')} as by, e.reason, e.booking, e.subscription, c.full_name as customer
    from (
      select reference, cash_session_id, case when amount_cents > 0 then 'payment'
      else 'reversal' end as kind, amount_cents, created_at as at, taken_by as by, note as reason,
        case when target_kind = 'booking' then target end as booking, case
        when target_kind = 'subscription' then target end as subscription
        from payments where cash_session_id is not null
      union all
      select reference, cash_session_id, case when amount_cents > 0 then 'in'
      else 'out' end, amount_cents, made_at, made_by, reason, null, null from cash_movements
    ) e join cash_sessions s on s.id = e.cash_session_id left join users u on u.reference = e.by
    left join customers c on c.id = coalesce(${customers.of('booking', 'e.booking')},
    ${customers.of('subscription', 'e.subscription')})
    left join ${BLIND_DRAWER} blind on blind.id = s.id`,
  fields: {
    id: { sql: 'e.reference', kind: 'text' },
    session: { sql: 's.reference', kind: 'text' },
    kind: { sql: 'e.kind', kind: 'text', values: CASH_ENTRY_KINDS },
  },
  search: [
    'lower(e.reference)',
    'lower(e.booking)',
    'lower(e.subscription)',
    'u.search',
    'c.search',
  ],
  sort: {
    id: 'e.reference',
    reference: 'e.reference',
    at: 'e.at',
    amountCents: SHOWN,
    kind: 'e.kind',
  },
  order: 'e.at desc',
  tieBreak: 'e.reference',
});
