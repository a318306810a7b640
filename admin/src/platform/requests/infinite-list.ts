import { infiniteQueryOptions } from '@tanstack/react-query';
import type { FilterOf, ListPath, SortOf } from '@five/shared/contract/call-types';
import { api } from './api.ts';

/** Maximum page size of the API. */
const PAGE_SIZE = 100;

/** Query of a list that is loaded page by page. */
export const infiniteListQuery = <P extends ListPath>(
  queryKey: readonly string[],
  resource: P,
  filter: FilterOf<P>,
  sort?: SortOf<P>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: first }) =>
      api.piece(resource, { filter, range: [first, first + PAGE_SIZE - 1], sort }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, _all, first) =>
      rows.length > 0 && first + rows.length < total ? first + rows.length : undefined,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
