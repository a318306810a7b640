import type { FilterOf, KeyOf, ListPath, RowOf } from '@five/shared/contract/call-types';
import { infiniteListQuery } from '@five/client/infinite-list';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

interface ListOptions<P extends ListPath> {
  /** Path of the collection in the API. */
  name: P;
  /** Values of filter fields; `q` is the search text. Empty values are not sent. */
  filter: FilterOf<P>;
  /** Number of rows per request. */
  count: number;
}

export interface InfiniteList<Row> {
  rows: Row[] | undefined;
  /** Whether the last attempt failed and there are no rows to show. */
  failed: boolean;
  retry: () => void;
  /** Loads the next rows; undefined if there are no more rows. */
  more: (() => void) | undefined;
  busy: boolean;
}

/**
 * Reads a collection page by page, as the signed-in account is allowed to see it. While a new
 * filter is loading, the previous rows stay visible.
 */
export function useInfiniteList<P extends ListPath>({
  name,
  filter,
  count,
}: ListOptions<P>): InfiniteList<RowOf<KeyOf<'GET', P>>> {
  const signedIn = Boolean(useSession());
  const wanted = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== ''),
  ) as FilterOf<P>;
  const list = useInfiniteQuery({
    ...infiniteListQuery(
      [name, wanted, signedIn],
      (page) => api.getPage(name, { filter: wanted, ...page }),
      count,
    ),
    placeholderData: keepPreviousData,
    meta: { personal: signedIn },
  });
  const { data, isError, errorUpdateCount } = list;
  return {
    rows: data?.rows,
    failed: data === undefined && (isError || errorUpdateCount > 0),
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    busy: list.isFetchingNextPage,
  };
}
