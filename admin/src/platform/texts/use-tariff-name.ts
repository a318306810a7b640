import { useQuery } from '@tanstack/react-query';
import { tariffsQuery } from '../requests/venue.queries.ts';

/**
 * Returns the name of a tariff by its code: empty while loading, the code itself if there is no
 * name.
 */
export function useTariffName(): (code: string) => string {
  const { data, isPending } = useQuery(tariffsQuery());
  return (code) =>
    data?.find(({ reference }) => reference === code)?.name ?? (isPending ? '' : code);
}
