import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import type { FilterOf, KeyOf, ListPath, RowOf, SortOf } from '@five/shared/contract/call-types';
import type { Texts } from '@five/shared/locales/locale';
import { api } from './api.ts';
import { isTable, type TableName } from '../tables/tables.ts';

/**
 * Maximum number of rows in an export: enough for the customers of several years, with an
 * acceptable number of requests.
 */
export const MOST_ROWS = 20_000;

type Text<P extends ListPath> = P extends TableName ? Texts : string;

/** Rows of a list. Rows of content tables have their texts in all languages. */
export type RowsOf<P extends ListPath> = RowOf<KeyOf<'GET', P>, Text<P>>[];

/** Reads one page of a list. */
export const readPage = <P extends ListPath>(
  list: P,
  filter: FilterOf<P>,
  { first, count }: { first: number; count: number },
  sort?: SortOf<P>,
): Promise<RowsOf<P>> =>
  api.getRows<P, Text<P>>(list, {
    texts: isTable(list) ? 'all' : undefined,
    filter,
    range: [first, first + count - 1],
    sort,
  });

/** Reads all rows of a list page by page, up to `MOST_ROWS`. */
export async function allRows<P extends ListPath>(
  list: P,
  filter: FilterOf<P>,
  sort?: SortOf<P>,
): Promise<RowsOf<P>> {
  const rows: RowsOf<P> = [];
  for (let full = true; full && rows.length < MOST_ROWS;) {
    const page = await readPage(list, filter, { first: rows.length, count: MAX_LIST_ROWS }, sort);
    rows.push(...page);
    full = page.length === MAX_LIST_ROWS;
  }
  return rows;
}
