import { useQuery } from '@tanstack/react-query';
import { tariffsQuery } from './venue.queries.ts';

/** A price list's name by its code; nothing while the names are on their way, the code where there is no name to be had. */
export function useTariffName(): (code: string) => string {
  const { data, isPending } = useQuery(tariffsQuery());
  return (code) => data?.find(({ reference }) => reference === code)?.name ?? (isPending ? '' : code);
}
