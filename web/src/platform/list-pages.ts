import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

interface List {
  /** The collection's path. */
  name: string;
  /** Fields it declares; `q` searches. Empty ones are left out. */
  filter: Record<string, string>;
  /** Rows that are asked for at a time. */
  count: number;
}

export interface ListPages<Row> {
  rows: Row[] | undefined;
  /** There is nothing to show since the last try failed. */
  failed: boolean;
  retry: () => void;
  /** Asks for the rows behind these; undefined when there are none. */
  more: (() => void) | undefined;
  busy: boolean;
}

/** A collection that is read piece by piece, as who is signed in sees it. While another filter is on its way, the rows of the one before stay. */
export function useListPages<Row>({ name, filter, count }: List): ListPages<Row> {
  const signedIn = Boolean(useSession());
  const wanted = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const { data, isError, errorUpdateCount, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [name, wanted, signedIn],
    queryFn: ({ pageParam, signal }) => api.get<Row[]>(listPath(name, wanted, pageParam, count), { signal }),
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

/** The address of `count` rows from row `first`, as the API's lists are asked; without `sort` in the list's own order. */
export function listPath(name: string, filter: Record<string, string | boolean>, first: number, count: number, sort?: readonly [field: string, order: 'ASC' | 'DESC']): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([first, first + count - 1]), ...(sort && { sort: JSON.stringify(sort) }) });
  return `${name}?${query}`;
}
