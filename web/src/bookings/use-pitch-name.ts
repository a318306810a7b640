import { useTranslation } from 'react-i18next';
import { usePitchName as useNames } from '../venue/use-pitch-name.ts';

/** Returns a function for the name of a pitch; it returns the code while the names are loading. */
export function usePitchName(): (code: string) => string {
  const { t } = useTranslation('bookings');
  return useNames((code) => t('ticket.pitch', { code }));
}
