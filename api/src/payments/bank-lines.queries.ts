import { Injectable } from '@nestjs/common';
import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { OpenLine } from '@five/shared/payments/matching/targets';
import {
  BANK_LINE_STATES,
  MATCH_LANES,
  type MatchLane,
} from '@five/shared/payments/payments.codes';
import { DataSource } from 'typeorm';
import type { Tx } from '../platform/database/transactions.ts';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { BankLine } from './bank-line.entity.ts';

/**
 * A bank line with the certainty of its match (`lane`), without the booking, pack or share that was
 * matched.
 */
export type BankLineRead = Omit<BankLineAnswer, 'match' | 'settled'>;

/**
 * References of the open lines by lane (certainty of the match), without the lines of lane `none`.
 */
export type Lanes = Record<Exclude<MatchLane, 'none'>, string[]>;

type LineRow = Omit<BankLineRead, 'id' | 'importedAt'> & { importedAt: Date };

/** Bank lines with the payments assigned to them. */
@Injectable()
export class BankLinesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
  ) {}

  /**
   * All bank lines with an amount that no payment uses yet, oldest first. There is no paging,
   * because all open lines are matched together.
   */
  open(tx?: Tx): Promise<Required<OpenLine>[]> {
    return (tx ?? this.source).query<Required<OpenLine>[]>(OPEN);
  }

  async page(
    query: RawQuery,
    { exact, probable, late, double }: Lanes,
    tx?: Tx,
  ): Promise<Page<BankLineRead>> {
    return (await this.lists.read<LineRow>(LIST, query, [exact, probable, late, double], tx)).map(
      answerOf,
    );
  }
}

function answerOf({
  reference,
  account,
  bookedOn,
  amountCents,
  label,
  state,
  lane,
  restCents,
  payments,
  dismissedReason,
  importedAt,
}: LineRow): BankLineRead {
  return {
    id: reference,
    reference,
    account,
    bookedOn,
    amountCents,
    label,
    state,
    lane,
    restCents,
    payments,
    dismissedReason,
    importedAt: importedAt.toISOString(),
  };
}

const REST = 'l.amount_cents - p.used';
const STATE = `(case when l.dismissed_at is not null then 'dismissed'
  when ${REST} = 0 then 'matched' when p.used > 0 then 'to_give_back' else 'open' end)`;

const LANE = `(case when l.dismissed_at is not null
  or ${REST} = 0 then null when l.reference = any($1::text[]) then 'exact'
  when l.reference = any($2::text[]) then 'probable'
  when l.reference = any($3::text[]) then 'late' when l.reference = any($4::text[]) then 'double'
  else 'none' end)`;
/**
 * SQL order of bank lines by lane (certainty of the match): `exact`, `probable`, `late`, `double`,
 * then lines without a match. Unmatched lines that are partly used by payments come last of these.
 * Within a lane, the line with the oldest booking date comes first.
 */
const IN_LANES = `row(case ${LANE} when 'exact' then 1 when 'probable' then 2 when 'late' then 3
  when 'double' then 4 when 'none' then case when p.used > 0 then 6 else 5 end end, l.booked_on)`;
/** SQL of the open lines. A subquery sums the payments once for all lines. */
const OPEN = `select l.reference, l.label, l.amount_cents - coalesce(p.used, 0) as "restCents",
  coalesce(p.back, '{}') as "takenBack", coalesce(p.pays, '{}') as pays
  from bank_lines l left join (
    select bank_line_id, sum(cents)::bigint as used, array_agg(name) filter (where back) as back,
    array_agg(name) filter (where cents > 0) as pays
    from (select bank_line_id, coalesce(share, target) as name, sum(amount_cents) as cents,
    bool_or(amount_cents < 0) as back
      from payments where bank_line_id is not null group by 1, 2) t
      group by bank_line_id) p on p.bank_line_id = l.id
  where l.dismissed_at is null and l.amount_cents > coalesce(p.used, 0) order by l.booked_on, l.id`;

const COLUMNS = selectOf(BankLine, 'l', [
  'reference',
  'account',
  'bookedOn',
  'amountCents',
  'label',
  'dismissedReason',
  'importedAt',
]);

const LIST: ListSpecOf<'GET bank_lines'> = {
  name: 'bank_lines',
  select: `select ${COLUMNS}, ${STATE} as state, ${LANE} as lane, ${REST} as "restCents",
    p.payments from bank_lines l cross join lateral (
      select coalesce(sum(amount_cents), 0) as used,
      coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'booking', case
      when target_kind = 'booking' then target end,
        'subscription', case when target_kind = 'subscription' then target end, 'share', share,
        'amountCents', amount_cents) order by id), '[]') as payments
      from payments where bank_line_id = l.id) p`,
  fields: {
    id: { sql: 'l.reference', kind: 'text' },
    state: { sql: STATE, kind: 'text', values: BANK_LINE_STATES },
    lane: { sql: LANE, kind: 'text', values: MATCH_LANES },
    account: { sql: 'l.account', kind: 'text' },
    bookedOn: { sql: 'l.booked_on', kind: 'date' },
    from: { sql: 'l.booked_on', kind: 'date-from' },
    to: { sql: 'l.booked_on', kind: 'date-to' },
  },
  search: ['lower(l.reference)', 'l.search'],
  sort: {
    id: 'l.reference',
    reference: 'l.reference',
    bookedOn: 'l.booked_on',
    amountCents: 'l.amount_cents',
    label: 'l.search',
    account: 'l.account',
    state: STATE,
    lane: IN_LANES,
    importedAt: 'l.imported_at',
  },
  order: 'l.booked_on',
  tieBreak: 'l.id',
};
