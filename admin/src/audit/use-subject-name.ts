import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { usePitchName } from '../platform/texts/use-names.ts';
import { pricesQuery } from '../platform/requests/venue.queries.ts';

/**
 * The display name of an audited venue, pitch or price. Undefined for other kinds of records, which
 * are shown by their reference, and for a pitch or price that is not found.
 */
export function useSubjectName(): (kind: string, subject: string) => string | undefined {
  const t = useTypedTranslate();
  const pitchName = usePitchName();
  const { data: prices } = useQuery(pricesQuery());
  return (kind, subject) => {
    if (kind === 'venue') return t('kinds.venue');
    if (kind === 'pitch') return pitchName(subject) || undefined;
    return kind === 'pricing'
      ? prices?.find(({ reference }) => reference === subject)?.name
      : undefined;
  };
}
