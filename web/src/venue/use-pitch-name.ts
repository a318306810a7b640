import { useQuery } from '@tanstack/react-query';
import { pitchesQuery } from './venue.queries.ts';

/** A pitch's name, or a text with its code while names are loading. */
export function usePitchName(unnamed: (code: string) => string): (code: string) => string {
  const { data: pitches } = useQuery(pitchesQuery());
  return (code) => pitches?.find((pitch) => pitch.code === code)?.name ?? unnamed(code);
}
