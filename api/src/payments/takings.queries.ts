import { Injectable } from '@nestjs/common';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import { DataSource } from 'typeorm';
import { isAmountShown } from './cash/cash-takings.ts';

/**
 * Sum of the payments of one method on one day, less refunds. Cash counts on the opening day of its
 * drawer, a transfer on its date of receipt.
 */
export interface TakingsSum {
  date: string;
  method: MoneyMethod;
  /**
   * False for cash of an open drawer that is not counted, or in which money has moved since its
   * count.
   */
  counted: boolean;
  count: number;
  sum: number;
}

/** Sums of payments. */
@Injectable()
export class TakingsQueries {
  constructor(private readonly source: DataSource) {}

  /**
   * Sums of the days `from` to `to`, by day and method, in ascending order of days. Cash with
   * `counted` false is summed separately.
   * @param takenBy reference of the member of staff whose payments are summed; null: all payments
   */
  byDay({ from, to }: { from: string; to: string }, takenBy: string | null): Promise<TakingsSum[]> {
    return this.source.query<TakingsSum[]>(BY_DAY, [from, to, takenBy]);
  }
}

const BY_DAY = `select p.takings_day as date, p.method,
  ${isAmountShown('p.cash_session_id')} as counted, count(*)::int as count,
  sum(p.amount_cents)::bigint as sum
  from payments p where p.takings_day between $1 and $2 and ($3::text is null or p.taken_by = $3)
  group by 1, 2, 3 order by 1, 2`;
