import { MAX_LIST_ROWS } from '@five/shared/platform/envelope.contract';
import { api, pagePath, type Sort } from './api.ts';
import { isTable } from './tables/tables.ts';

/**
 * Maximum rows of an export: enough for years of customers with an acceptable number of requests.
 */
export const MOST_ROWS = 20_000;

/** One page of a list; tables include their texts in all languages. */
export const readPage = <Row>(
  list: string,
  filter: object,
  { first, count }: { first: number; count: number },
  sort?: Sort,
) =>
  api.get<Row[]>(
    pagePath(list, filter, [first, first + count - 1], sort) + (isTable(list) ? '&texts=all' : ''),
  );

/** All rows of a list, page by page; at most `MOST_ROWS`. */
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
