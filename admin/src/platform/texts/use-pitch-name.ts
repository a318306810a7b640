import { useQuery } from '@tanstack/react-query';
import { pitchesQuery } from '../requests/venue.queries.ts';

/**
 * Returns the name of a pitch by its code: empty while loading, the code itself if there is no
 * name.
 */
export function usePitchName(): (code: string) => string {
  const { data, isPending } = useQuery(pitchesQuery());
  return (code) =>
    data?.find(({ reference }) => reference === code)?.name ?? (isPending ? '' : code);
}
