import { useQuery } from '@tanstack/react-query';
import { pitchesQuery } from './venue.queries.ts';

/**
 * Returns a function for the name of a pitch by its code. While the names are loading, it returns
 * `unnamed(code)`.
 */
export function usePitchName(unnamed: (code: string) => string): (code: string) => string {
  const { data: pitches } = useQuery(pitchesQuery());
  return (code) => pitches?.find((pitch) => pitch.code === code)?.name ?? unnamed(code);
}
