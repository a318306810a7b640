import { MAX_LIST_ROWS } from '@five/shared/platform/envelope.contract';
import { api, listPath } from './api.ts';

/** As many rows as a file takes: more than a spreadsheet is read for, and few enough calls. */
export const MOST_ROWS = 5000;

/** A page of a list. */
export const readPage = <Row>(list: string, filter: object, first: number, count: number, sort?: [field: string, direction: 'ASC' | 'DESC']) =>
  api.get<Row[]>(listPath(list, filter, first + count - 1, sort, first));

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
