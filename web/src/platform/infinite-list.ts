import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

interface ListOptions {
  /** Path of the collection in the API. */
  name: string;
  /**
   * Values of the filter fields that the API declares; `q` is the search text. Empty values are not
   * sent.
   */
  filter: Record<string, string>;
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
export function useInfiniteList<Row>({ name, filter, count }: ListOptions): InfiniteList<Row> {
  const signedIn = Boolean(useSession());
  const wanted = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const {
    data,
    isError,
    errorUpdateCount,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery({
    queryKey: [name, wanted, signedIn],
    queryFn: ({ pageParam, signal }) =>
      api.get<Row[]>(listPath(name, { filter: wanted, first: pageParam, count }), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < count ? undefined : all.length * count),
    placeholderData: keepPreviousData,
    meta: { personal: signedIn },
  });
  return {
    rows: data?.pages.flat(),
    failed: data === undefined && (isError || errorUpdateCount > 0),
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    busy: isFetchingNextPage,
  };
}

interface ListRange {
  filter: Record<string, string | boolean>;
  /** Index of the first row, counted from 0. */
  first: number;
  count: number;
}

/** Returns the URL of `count` rows from row `first` on. */
function listPath(name: string, { filter, first, count }: ListRange): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([first, first + count - 1]),
  });
  return `${name}?${query}`;
}
