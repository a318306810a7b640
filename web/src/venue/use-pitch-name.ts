import { useQuery } from '@tanstack/react-query';
import { pitchesQuery } from './venue.queries.ts';

/** A pitch's own name; what is said of its code while the names are not there. */
export function usePitchName(unnamed: (code: string) => string): (code: string) => string {
  const { data: pitches } = useQuery(pitchesQuery());
  return (code) => pitches?.find((pitch) => pitch.code === code)?.name ?? unnamed(code);
}
