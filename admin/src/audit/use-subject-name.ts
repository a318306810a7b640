import { useQuery } from '@tanstack/react-query';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { pricesQuery } from '../platform/venue.queries.ts';

/**
 * The display name of an audited record. Undefined if the record is shown by its reference, or if
 * it is a deleted price.
 */
export function useSubjectName(): (kind: string, subject: string) => string | undefined {
  const { kinds } = useAdministrationTexts();
  const pitchName = usePitchName();
  const { data: prices } = useQuery(pricesQuery());
  return (kind, subject) => {
    if (kind === 'venue') return kinds.venue;
    if (kind === 'pitch') return pitchName(subject) || undefined;
    return kind === 'pricing'
      ? prices?.find(({ reference }) => reference === subject)?.name
      : undefined;
  };
}
