import { useQuery } from '@tanstack/react-query';
import { useOversight } from '../platform/use-oversight.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { pricesQuery } from '../platform/venue.queries.ts';

/** What a record of the trail is called, where people call it by a name and not by its reference; a price that is gone has none left. */
export function useSubjectName(): (kind: string, subject: string) => string | undefined {
  const { kinds } = useOversight();
  const pitchName = usePitchName();
  const { data: prices } = useQuery(pricesQuery());
  return (kind, subject) => {
    if (kind === 'venue') return kinds.venue;
    if (kind === 'pitch') return pitchName(subject) || undefined;
    return kind === 'pricing' ? prices?.find(({ reference }) => reference === subject)?.name : undefined;
  };
}
