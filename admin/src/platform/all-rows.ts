import { MAX_LIST_ROWS } from '@five/shared/platform/envelope.contract';
import { api, listPath } from './api.ts';
import { isTable } from './tables/tables.ts';

/** As many rows as a file takes: a card index of years, and few enough calls. */
export const MOST_ROWS = 20_000;

/** A page of a list; of a table with its texts in every language, as its page reads them. */
export const readPage = <Row>(list: string, filter: object, first: number, count: number, sort?: [field: string, direction: 'ASC' | 'DESC']) =>
  api.get<Row[]>(listPath(list, filter, first + count - 1, sort, first) + (isTable(list) ? '&texts=all' : ''));

/** All rows of a list, a page after the other; at most `MOST_ROWS`. */
export async function allRows<Row>(list: string, filter: object, sort?: [field: string, direction: 'ASC' | 'DESC']): Promise<Row[]> {
  const rows: Row[] = [];
  for (let full = true; full && rows.length < MOST_ROWS; ) {
    const page = await readPage<Row>(list, filter, rows.length, MAX_LIST_ROWS, sort);
    rows.push(...page);
    full = page.length === MAX_LIST_ROWS;
  }
  return rows;
}
