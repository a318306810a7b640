import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

interface Named {
  reference: string;
  name: string;
}

interface Fallbacks {
  /** Text for a code that has no name; by default the code itself. */
  unnamed?: (code: string) => string;
  /** Text while the names are loading; by default the text for a code without a name. */
  loading?: (code: string) => string;
}

/** Returns a function for the name of a pitch, tariff or similar record by its code. */
export function useNames<Row extends Named, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key>,
  fallbacks?: Fallbacks,
): (code: string) => string {
  const { data, isPending } = useQuery(query);
  return (code) => nameOf(code, isPending ? undefined : (data ?? []), fallbacks);
}

/** Name of a code among `rows`, which are undefined while they are loading. */
export function nameOf(
  code: string,
  rows: readonly Named[] | undefined,
  { unnamed = (own) => own, loading = unnamed }: Fallbacks = {},
): string {
  if (!rows) return loading(code);
  return rows.find(({ reference }) => reference === code)?.name ?? unnamed(code);
}
