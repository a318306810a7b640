import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

interface Named {
  reference: string;
  name: string;
}

/**
 * Returns a function for the name of a pitch, tariff or similar record by its code.
 * @param unnamed text for a code that has no name
 * @param loading text while the names are loading
 */
export function useNames<Row extends Named, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key>,
  unnamed: (code: string) => string,
  loading = unnamed,
): (code: string) => string {
  const { data, isPending } = useQuery(query);
  return (code) => nameOf(code, data, isPending ? loading : unnamed);
}

/** The name of a code among `rows`; without a name, the result of `fallback`. */
export function nameOf(
  code: string,
  rows: readonly Named[] | undefined,
  fallback: (code: string) => string,
): string {
  return rows?.find(({ reference }) => reference === code)?.name ?? fallback(code);
}
