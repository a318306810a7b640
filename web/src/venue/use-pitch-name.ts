import { useNames } from '@five/client/names';
import { pitchesQuery } from './venue.queries.ts';

/**
 * Returns a function for the name of a pitch by its code. While the names are loading, it returns
 * `unnamed(code)`.
 */
export function usePitchName(unnamed: (code: string) => string): (code: string) => string {
  return useNames(pitchesQuery(), unnamed);
}
