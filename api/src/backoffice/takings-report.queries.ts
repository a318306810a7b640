import { Injectable } from '@nestjs/common';
import { MONEY_METHODS, type MoneyMethod } from '@five/shared/payments/payments.codes';
import type { Figure, RowsFilter, TakingsReport } from '@five/shared/reports/reports.contract';
import { type TakingsSum, TakingsQueries } from '../payments/takings.queries.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { figureOf } from './figure.queries.ts';
import { ReportDays } from './report-days.queries.ts';

/** Report of the takings. */
@Injectable()
export class TakingsReports {
  constructor(
    private readonly days: ReportDays,
    private readonly takings: TakingsQueries,
  ) {}

  /**
   * Reads the takings of a period. Reception counts the drawer without seeing the expected amount.
   * Until the drawer is counted, the report hides the cash and marks the day as not counted.
   */
  async read(caller: Caller, query: RawQuery): Promise<TakingsReport> {
    const days = await this.days.opening(caller, query);
    const isAll = caller.role === 'admin';
    const all = await this.takings.byDay(days, isAll ? null : caller.reference);
    const taken = isAll ? all : all.filter(({ counted }) => counted);
    const ownFilter: RowsFilter = isAll ? {} : { takenBy: caller.reference, counted: true };
    const dates = [...new Set(all.map(({ date }) => date))];
    return {
      ...days,
      uncounted: taken.length < all.length,
      ...partsOf(taken, { ...days, ...ownFilter }),
      days: dates.map((date) => dayOf(date, { all, taken }, ownFilter)),
    };
  }
}

function dayOf(
  date: string,
  { all, taken }: { all: readonly TakingsSum[]; taken: readonly TakingsSum[] },
  ownFilter: RowsFilter,
): TakingsReport['days'][number] {
  const ofDay = (rows: readonly TakingsSum[]) => rows.filter((row) => row.date === date);
  const visible = ofDay(taken);
  return {
    date,
    uncounted: visible.length < ofDay(all).length,
    ...partsOf(visible, { ...ownFilter, takingsDay: date }),
  };
}

function partsOf(
  taken: readonly TakingsSum[],
  filter: RowsFilter,
): { total: Figure; methods: { method: MoneyMethod; figure: Figure }[] } {
  const figure = (more: RowsFilter, rows: readonly TakingsSum[]) =>
    figureOf('payments', 'amountCents', { ...filter, ...more }, rows);
  return {
    total: figure({}, taken),
    methods: MONEY_METHODS.map((method) => ({
      method,
      figure: figure(
        { method },
        taken.filter((row) => row.method === method),
      ),
    })),
  };
}
