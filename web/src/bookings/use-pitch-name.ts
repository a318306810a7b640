import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pitchesQuery } from './bookings.queries.ts';

/** A pitch's own name; by its code while the names are not there. */
export function usePitchName(): (code: string) => string {
  const { t } = useTranslation('bookings');
  const { data: pitches } = useQuery(pitchesQuery());
  return (code) => pitches?.find((pitch) => pitch.code === code)?.name ?? t('ticket.pitch', { code });
}
