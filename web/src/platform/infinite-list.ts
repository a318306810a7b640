import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

interface ListOptions {
  /** Path of the collection. */
  name: string;
  /** Declared filter fields; `q` searches. Empty ones are left out. */
  filter: Record<string, string>;
  /** Rows per request. */
  count: number;
}

export interface InfiniteList<Row> {
  rows: Row[] | undefined;
  /** The last attempt failed and there is nothing to show. */
  failed: boolean;
  retry: () => void;
  /** Loads the next rows; undefined if there are none. */
  more: (() => void) | undefined;
  busy: boolean;
}

/**
 * A collection read page by page, as the signed-in account sees it. While a new filter loads, the
 * previous rows stay.
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
  /** Index of the first row. */
  first?: number;
  count: number;
  /** Without it the list has its default order. */
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
}

/** The URL of `count` rows from row `first`. */
export function listPath(name: string, { filter, first = 0, count, sort }: ListRange): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([first, first + count - 1]),
    ...(sort && { sort: JSON.stringify(sort) }),
  });
  return `${name}?${query}`;
}
