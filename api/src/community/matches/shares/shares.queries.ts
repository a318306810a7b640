import { Injectable } from '@nestjs/common';
import { LIVE_STATUSES } from '@five/shared/bookings/bookings.codes';
import type { NamedTarget } from '@five/shared/payments/matching.rules';
import type { Payable } from '@five/shared/payments/matching/targets';
import {
  deskShare,
  type DeskShareAnswer,
} from '@five/shared/community/open-matches/open-matches.contract';
import { DataSource } from 'typeorm';
import { statusSql } from '../../../bookings/record/booking-record.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import type { ListSpecOf } from '../../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../../platform/lists/list-query.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import type { Page } from '../../../platform/lists/page.ts';
import { answerOf } from '../../../platform/rows/answer-of.ts';
import { selectAs, selectOf } from '../../../platform/rows/columns.ts';
import { MatchShare } from './match-share.entity.ts';
import { IS_TAKEN, PAID, PAYER, SHARES } from './shares.sql.ts';

/** Reads shares with the amount due, for staff. */
@Injectable()
export class SharesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  async page(query: RawQuery): Promise<Page<DeskShareAnswer>> {
    const page = await this.lists.read<DeskShareAnswer>(LIST, query, [
      this.clock.now(),
      this.venueClock.now(),
    ]);
    return page.map((row) => answerOf(deskShare, row, { id: row.reference }));
  }

  /**
   * Shares that still have an amount due. Each share is a part of the amount due
   * for its booking.
   */
  payables(tx?: Tx): Promise<Payable[]> {
    return (tx ?? this.source).query<Payable[]>(PAYABLES, [
      this.clock.now(),
      this.venueClock.now(),
    ]);
  }

  /** The shares with these references, whether or not an amount is due. */
  named(references: readonly string[], tx?: Tx): Promise<NamedTarget[]> {
    return (tx ?? this.source).query<NamedTarget[]>(NAMED, [
      this.clock.now(),
      this.venueClock.now(),
      references,
    ]);
  }
}

const LIVE = LIVE_STATUSES.map((status) => `'${status}'`).join(', ');
/**
 * SQL of the amount due for a share, by the same rule as `shareDueCents`; 0 for an erased account
 * or a cancelled booking.
 */
const DUE = `(case when ${IS_TAKEN} and ${statusSql('$1', '$2')} in (${LIVE})
  then greatest(0, least(s.amount_cents - ${PAID}, b.total_cents - b.paid_cents)) else 0 end)`;

const PAYABLES = `select 'share' as kind, s.reference, coalesce(${PAYER}, '') as customer,
  ${DUE} as "dueCents", b.reference as within ${SHARES}
  where s.released_at is null and upper(b.period) > $2::timestamp - interval '60 days'
  and ${DUE} > 0 order by lower(b.period), s.id limit 1000`;

const BOOKING_STATUS = statusSql('$1', '$2');
const NAMED = `select 'share' as kind, s.reference, coalesce(${PAYER}, '') as customer,
  ${DUE} as "dueCents", b.reference as within,
  case when ${BOOKING_STATUS} in ('expired', 'cancelled') then
  ${BOOKING_STATUS} when ${IS_TAKEN} then 'paid'
  else 'left' end as state,
  to_char(lower(b.period), 'YYYY-MM-DD') as date,
  ${selectAs(MatchShare, 's', { totalCents: 'amountCents' })},
  ${PAID} as "paidCents" ${SHARES} where s.reference = any($3)`;

const LIST: ListSpecOf<'GET match_shares'> = {
  name: 'match_shares',
  select: `select s.reference, b.reference as booking,
    (select o.reference from open_matches o where o.booking_id = b.id and s.is_place)
    as match, case when c.id is not null then
    jsonb_build_object('reference', c.reference, 'fullName', c.full_name) end as customer,
    coalesce(${PAYER}, '') as payer,
    to_char(lower(b.period), 'YYYY-MM-DD') as date,
    ${selectOf(MatchShare, 's', ['amountCents'])}, ${PAID} as "paidCents", ${DUE} as "dueCents"
    ${SHARES}`,
  where: 's.released_at is null',
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    booking: { sql: 'b.reference', kind: 'text' },
    customer: { sql: 'c.reference', kind: 'text' },
    due: { sql: `(${DUE} > 0)`, kind: 'flag' },
  },
  search: ['lower(s.reference)', 'lower(b.reference)', 'c.search', 'lower(g.name)'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    date: 'lower(b.period)',
    customer: PAYER,
    amountCents: 's.amount_cents',
  },
  order: 'lower(b.period) desc',
  tieBreak: 's.id desc',
};
