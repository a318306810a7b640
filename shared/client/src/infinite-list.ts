import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ListResponse } from './api.ts';

/** Rows of one request; `signal` cancels it. */
interface Page {
  /** First and last row, from 0. */
  range: readonly [first: number, last: number];
  signal: AbortSignal;
}

/** Maximum page size of the API. */
const PAGE_SIZE = 100;

/** Query of a list that is loaded page by page, with the total number of rows. */
export const infiniteListQuery = <Row>(
  queryKey: readonly unknown[],
  read: (page: Page) => Promise<ListResponse<Row>>,
  count = PAGE_SIZE,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam: first, signal }) => {
      const { json, headers } = await read({ range: [first, first + count - 1], signal });
      return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, _all, first) =>
      rows.length > 0 && first + rows.length < total ? first + rows.length : undefined,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
