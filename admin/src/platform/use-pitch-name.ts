import { useQuery } from '@tanstack/react-query';
import { pitchesQuery } from './venue.queries.ts';

/** A pitch's name by its code; nothing while the names are on their way, the code where there is no name to be had. */
export function usePitchName(): (code: string) => string {
  const { data, isPending } = useQuery(pitchesQuery());
  return (code) => data?.find(({ reference }) => reference === code)?.name ?? (isPending ? '' : code);
}
