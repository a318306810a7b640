import type { FigureField, FigureList } from '@five/shared/reports/reports.codes';
import type { Figure, RowsFilter } from '@five/shared/reports/reports.contract';
import type { Bounds } from '@five/shared/reports/reports.rules';

interface Sums {
  count: number;
  sum: number;
}

/**
 * Returns a number of a report: the totals of `sums`, and the list with the filter of the rows that
 * are counted.
 */
export function figureOf(
  list: FigureList,
  of: FigureField,
  filter: RowsFilter,
  sums: readonly Sums[],
): Figure {
  return { count: total(sums, 'count'), sum: total(sums, 'sum'), of, rows: { list, filter } };
}

/**
 * Converts the first and last day of a class, such as an age class of unpaid amounts, to list
 * filters. A bound that is null is left out.
 */
export function boundsFilter(
  { from, to }: Bounds,
  names: { from: string; to: string },
): RowsFilter {
  return { ...(from !== null && { [names.from]: from }), ...(to !== null && { [names.to]: to }) };
}

const total = (rows: readonly Sums[], field: keyof Sums): number =>
  rows.reduce((sum, row) => sum + row[field], 0);
