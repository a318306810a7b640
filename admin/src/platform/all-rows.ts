import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import { api, pagePath, type Sort } from './api.ts';
import { isTable } from './tables/tables.ts';

/**
 * Maximum number of rows in an export: enough for the customers of several years, with an
 * acceptable number of requests.
 */
export const MOST_ROWS = 20_000;

/** Reads one page of a list. Rows of content tables include their texts in all languages. */
export const readPage = <Row>(
  list: string,
  filter: object,
  { first, count }: { first: number; count: number },
  sort?: Sort,
) =>
  api.get<Row[]>(
    pagePath(list, filter, [first, first + count - 1], sort) + (isTable(list) ? '&texts=all' : ''),
  );

/** Reads all rows of a list page by page, up to `MOST_ROWS`. */
export async function allRows<Row>(list: string, filter: object, sort?: Sort): Promise<Row[]> {
  const rows: Row[] = [];
  for (let full = true; full && rows.length < MOST_ROWS;) {
    const page = await readPage<Row>(
      list,
      filter,
      { first: rows.length, count: MAX_LIST_ROWS },
      sort,
    );
    rows.push(...page);
    full = page.length === MAX_LIST_ROWS;
  }
  return rows;
}
